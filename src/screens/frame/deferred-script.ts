/**
 * A public page can be read before, and without, any script: its own is loaded after it was painted, when the browser has
 * nothing else to do (or, since some never say so, a second later), or at the first touch, or at once where somebody may be
 * signed in (the server's hint, auth.rules.ts). The build marks what waits: `script[type="text/deferred"]` and
 * `link[rel="deferred"]` (scripts/build-finish.ts). A button that was pressed before anybody listened is pressed once more
 * when the page is ready. Kept small and the same on every page: the security policy allows it by its hash.
 */
export const deferredScript = `(function(d,w){var begun,pressed,touches=['pointerdown','keydown','focusin','touchstart'];
function load(){var s=d.querySelector('script[type="text/deferred"]');if(begun||!s)return;begun=1;
d.querySelectorAll('link[rel="deferred"]').forEach(function(l){var n=d.createElement('link');n.rel='modulepreload';n.href=l.href;d.head.append(n)});
var m=d.createElement('script');m.type='module';m.textContent=s.textContent;d.head.append(m)}
function keep(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b)pressed=b}
touches.forEach(function(t){w.addEventListener(t,load,{once:true,passive:true,capture:true})});
d.addEventListener('click',keep,true);
w.addEventListener('handrail-ready',function(){d.removeEventListener('click',keep,true);if(pressed&&pressed.isConnected)pressed.click()},{once:true});
function rest(){setTimeout(function(){(w.requestIdleCallback||setTimeout)(load,{timeout:1000})},200)}
if(/(^|; )handrail_here=1/.test(d.cookie))d.addEventListener('DOMContentLoaded',load);
else if(d.readyState==='complete')rest();else w.addEventListener('load',rest)})(document,window)`

/** Tells the deferred script that the page listens now. */
export function announceReady(): void {
  window.dispatchEvent(new Event('handrail-ready'))
}
