export const idleText = {
  title: 'Are you still there?',
  body: 'Nothing was done here for a while. So that nobody else sees what is open, you will be signed out in a minute. What you typed is kept.',
  left: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  stay: 'Stay signed in',
  ended: {
    idle: 'You were signed out because nothing was done for a while. Sign in, and you are back where you were. What you typed is kept.',
    over: 'You are no longer signed in on this device. Sign in, and you are back where you were. What you typed is kept.',
  },
}
