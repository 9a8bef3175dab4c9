/** Pixels of a share image; the ratio that social sites show whole. */
export const SHARE_IMAGE = { width: 1200, height: 630 };
