/** The reference page's own look; it belongs to no brand. */
export const referenceStyle = `
:root{color-scheme:light dark;--text:light-dark(#1b1d22,#e9eaee);--soft:light-dark(#5c616d,#9aa0ad);--line:light-dark(#e3e5ea,#2a2d34);--back:light-dark(#fff,#121317);--side:light-dark(#f6f7f9,#17181d);--link:light-dark(#2350c9,#8fb0ff);font:16px/1.55 system-ui,sans-serif}
*{box-sizing:border-box}
body{margin:0;color:var(--text);background:var(--back);display:grid;grid-template-columns:minmax(15rem,19rem) minmax(0,1fr)}
a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
a:focus-visible,summary:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:3px}
nav{position:sticky;top:0;height:100vh;overflow-y:auto;padding:1.5rem 1.25rem;background:var(--side);border-right:1px solid var(--line);font-size:.9rem}
nav .title{font-weight:700;font-size:1.05rem;color:var(--text)}
nav h2{margin:1.4rem 0 .3rem;font-size:.75rem;letter-spacing:.08em;text-transform:uppercase;color:var(--soft)}
nav ul{list-style:none;margin:0;padding:0}nav li a{display:block;padding:.2rem 0;color:var(--text)}
main{padding:2.5rem clamp(1.25rem,4vw,4rem);max-width:62rem}
h1{margin:0 0 .5rem;font-size:2.2rem;letter-spacing:-.02em}
.lead{font-size:1.1rem;color:var(--soft);max-width:46rem}
section>h2{margin:3.5rem 0 .25rem;padding-top:1rem;border-top:1px solid var(--line);font-size:1.5rem;text-transform:capitalize}
article{margin:2.25rem 0;scroll-margin-top:1.5rem}
article:target h3{color:var(--link)}
h3{margin:0 0 .4rem;font-size:1.15rem}h4{margin:1.2rem 0 .3rem;font-size:.85rem;color:var(--soft)}
.call{margin:.2rem 0}.call code{font-size:.95rem}
.call b{display:inline-block;min-width:3.4rem;padding:.1rem .5rem;border-radius:5px;text-align:center;font-size:.75rem;letter-spacing:.04em;color:#fff;background:#2350c9}
.call .POST{background:#177245}
code{font:.9em/1.4 ui-monospace,SFMono-Regular,Menlo,monospace}
small{color:var(--soft);font-weight:400;font-size:.8em}
dl{margin:0;border:1px solid var(--line);border-radius:8px;overflow:hidden}
dl>div{display:grid;grid-template-columns:minmax(9rem,16rem) minmax(0,1fr);gap:1rem;padding:.45rem .8rem}
dl>div+div{border-top:1px solid var(--line)}
dt,dd{margin:0;overflow-wrap:anywhere}dd{color:var(--soft)}dd a{color:var(--link)}
details{margin-top:.3rem}summary{cursor:pointer;font-size:.85rem}details dl{margin-top:.4rem}
table{border-collapse:collapse;width:100%}th,td{padding:.4rem .8rem .4rem 0;text-align:left;border-bottom:1px solid var(--line)}th{font-size:.85rem;color:var(--soft)}
@media(max-width:60rem){body{display:block}nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line)}nav ul{columns:2}dl>div{grid-template-columns:1fr;gap:.1rem}}
`;
