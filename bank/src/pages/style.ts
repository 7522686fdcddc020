export const style = `
*{box-sizing:border-box}
html{background:#f3f5f4;color:#14211c;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-inline-size:480px;min-block-size:100vh;padding:24px 16px;display:flex;flex-direction:column;gap:24px}
body.wide{max-inline-size:1200px}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 24px}
header strong{color:#0b5c45}
nav{display:flex;flex-wrap:wrap;gap:16px;font-size:14px}
a{color:#0b5c45;text-underline-offset:3px;padding-block:4px}
a[aria-current]{color:inherit;text-decoration:none;font-weight:600}
main{background:#fff;border-radius:16px;padding:24px;box-shadow:0 1px 3px rgb(0 0 0/.12)}
h1{margin:0 0 16px;font-size:24px;line-height:1.25}
h2{margin:32px 0 8px;font-size:18px}
p{margin:0 0 16px}
dl{margin:0 0 24px;display:grid;gap:8px}
dl div{display:flex;justify-content:space-between;gap:16px}
dt{color:#4c5b55}
dd{margin:0;font-weight:600;text-align:end;overflow-wrap:anywhere}
form.fields{display:grid;grid-template-columns:1fr 1fr;align-items:end;gap:16px}
label{display:grid;gap:4px;font-size:14px;color:#4c5b55}
.whole,form.fields button{grid-column:1/-1}
input,button{font:inherit;min-block-size:48px;border-radius:10px;padding:8px 14px;inline-size:100%}
input{border:1px solid #75857e;background:#fff;color:#14211c;font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border-color:#b3261e}
button{border:0;background:#0b5c45;color:#fff;font-weight:600;cursor:pointer}
button.quiet{background:transparent;color:#0b5c45;box-shadow:inset 0 0 0 1px #0b5c45}
:focus-visible{outline:3px solid #12946f;outline-offset:2px}
.alert{color:#b3261e;font-weight:600}
.hint,footer{color:#4c5b55;font-size:14px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;font-size:14px}
th,td{text-align:start;vertical-align:top;padding:8px;border-block-end:1px solid #d8dedb}
td form{display:inline}
td button,.switch button{inline-size:auto;min-block-size:36px;padding:4px 12px;font-size:14px;margin:2px}
`;
