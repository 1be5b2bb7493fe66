import { brand } from '#lib/brand.ts'
import { QUICK_EXIT_ADDRESS, QUICK_EXIT_COOKIE, QUICK_EXIT_RETURN_ADDRESS } from '#lib/quick-exit.ts'

/** Every page of patients and on their way in, by its address without a language. */
export const patientPages = '^/(patient-(portal|login|signup)|(forgot|new)-password|verify-email)(/|$)'

/** What the document's root carries while a page shows quick exit. */
export const QUICK_EXIT_MARK = 'data-quick-exit-here'

/** What is open and closes on Escape: that press is about it, and is not counted. */
const closesOnEscape = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map(role => `[role=${role}][data-state=open]`)
  .join()

/** Longer than any session lives, in seconds. */
const LEFT_FOR_SECONDS = 30 * 24 * 60 * 60

/**
 * Quick exit (decision 41). It is in the head of every page, so that it works before anything else has loaded, and
 * offline. A press on whatever carries `data-quick-exit`, or Escape twice within a second on a page of patients, empties
 * what the browser keeps, tells the server without waiting, and replaces the page by a neutral one. Pages that
 * Back would still show send themselves away as well, until the person comes back on purpose; other tabs leave too.
 * Kept small and the same on every page: the security policy allows it by its hash.
 */
export const quickExitScript = `(function(d,w,n,l){if(RegExp('${patientPages}').test(l.pathname.replace(/^\\/es(?=\\/)/,'')))d.documentElement.setAttribute('${QUICK_EXIT_MARK}','');
var gone,last=0,left=/(^|; )${QUICK_EXIT_COOKIE}=1/;
function set(c,v,a){d.cookie=c+'='+v+';path=/;max-age='+a+';samesite=lax'}
function attempt(f){try{f()}catch(e){}}
function wipe(){attempt(function(){localStorage.setItem('${QUICK_EXIT_COOKIE}',1);localStorage.clear()});attempt(function(){sessionStorage.clear()})}
function away(){d.documentElement.style.display='none';l.replace('${brand.neutralPage}')}
function leave(isTold){if(gone)return;gone=1;
if(!isTold)attempt(function(){n.sendBeacon('${QUICK_EXIT_ADDRESS}')});
d.cookie.split('; ').forEach(function(c){set(c.split('=')[0],'',0)});set('${QUICK_EXIT_COOKIE}',1,${LEFT_FOR_SECONDS});
wipe();w.addEventListener('pagehide',wipe);
attempt(function(){indexedDB.databases().then(function(a){a.forEach(function(b){indexedDB.deleteDatabase(b.name)})})});
attempt(function(){caches.keys().then(function(a){a.forEach(function(k){caches.delete(k)})})});
attempt(function(){n.serviceWorker.getRegistrations().then(function(a){a.forEach(function(r){r.unregister()})})});
d.title='\\u200b';away()}
if(left.test(d.cookie)){if((performance.getEntriesByType('navigation')[0]||{}).type==='back_forward')away();
else attempt(function(){n.sendBeacon('${QUICK_EXIT_RETURN_ADDRESS}')})}
w.addEventListener('pageshow',function(e){if(e.persisted&&left.test(d.cookie))away()});
w.addEventListener('storage',function(e){if(e.key==='${QUICK_EXIT_COOKIE}'&&left.test(d.cookie))leave(1)});
w.addEventListener('click',function(e){if(e.target.closest&&e.target.closest('[data-quick-exit]')){e.preventDefault();e.stopImmediatePropagation();leave()}},true);
w.addEventListener('keydown',function(e){if(e.key!=='Escape'||e.repeat||e.isComposing||!d.documentElement.hasAttribute('${QUICK_EXIT_MARK}')||d.querySelector('${closesOnEscape}'))return;
var now=Date.now();if(now-last<1000)leave();last=now},true)})(document,window,navigator,location)`
