/** The look of the sandbox's page, over the main brand's tokens. */
export const sandboxStyle = `
*{box-sizing:border-box}
html{background:var(--base);color:var(--text-1);font:16px/1.5 system-ui,sans-serif;color-scheme:dark}
body{margin:0 auto;max-inline-size:760px;padding:32px 16px 64px}
header{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:8px 24px}
h1{margin:0;font-size:28px;line-height:1.2;letter-spacing:-.01em}
h2{margin:48px 0 4px;font-size:20px;line-height:1.3}
p{margin:8px 0 0;color:var(--text-2)}
a{color:inherit;text-underline-offset:3px}
nav{display:flex;gap:16px}
nav a[aria-current]{text-decoration:none;color:var(--text-2)}
form{display:flex;flex-wrap:wrap;align-items:end;gap:12px;margin-block-start:24px}
label{flex:1 1 240px;display:grid;gap:4px;font-size:14px;color:var(--text-2)}
input,button{min-block-size:44px;padding:8px 14px;border-radius:10px;font:inherit}
input{inline-size:100%;border:1px solid var(--text-3);background:var(--raise-1);color:var(--text-1)}
button{border:0;background:linear-gradient(100deg,var(--accent-from),var(--accent-to));color:var(--on-accent);font-weight:600;cursor:pointer}
input::placeholder{color:var(--text-2);opacity:1}
:focus-visible{outline:2px solid var(--text-1);outline-offset:2px}
ol,ul{list-style:none;margin:24px 0 0;padding:0;display:grid;gap:12px}
li{background:var(--raise-1);border-radius:var(--radius-card);padding:16px 20px}
.head{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;font-size:14px;color:var(--text-2)}
.head strong{color:var(--text-1);font-size:16px;overflow-wrap:anywhere}
.head time{margin-inline-start:auto;font-variant-numeric:tabular-nums}
.code{margin:8px 0 0;color:var(--text-1);font-size:32px;line-height:1.2;font-weight:700;letter-spacing:.12em;font-variant-numeric:tabular-nums}
summary{margin-block-start:8px;color:var(--text-2);font-size:14px;cursor:pointer}
pre{margin:8px 0 0;font:inherit;color:var(--text-2);white-space:pre-wrap;overflow-wrap:anywhere}
.none{text-align:center;padding-block:48px}
.none p:first-child{margin:0;color:var(--text-1);font-size:20px;font-weight:600}
`;
