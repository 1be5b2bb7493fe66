export const signInText = {
  needsScripts:
    'This page needs JavaScript, which is turned off in this browser. Turn it on, then load the page again. Until then you can write to us:',
  contact: 'Contact',
}
