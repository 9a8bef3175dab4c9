// As text, and to the console only: nothing of an address is ever written into the page.
console.error("404, no page at:", location.pathname);
