addEventListener("message", ({ data }) => document.body.prepend(data));
