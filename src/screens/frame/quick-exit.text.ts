/** The words of quick exit (English). */
export const quickExitText = {
  label: 'Quick exit',
  title: 'Leave this site at once (or press Escape twice)',
  hint: {
    title: 'You can leave at any moment',
    body: 'Press “Quick exit”, or Escape twice. You are signed out, what this site kept on this device is erased, and a weather page opens. Back does not return here.',
    history: 'Your browser still lists this site',
    historyAdvice:
      'It stays in the history of your browser. If someone may look at it, delete it there, or use a private window next time.',
    dismiss: 'Got it',
  },
}
