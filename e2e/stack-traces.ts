/**
 * Playwright notes where each of its steps was called from, and looks every place of the stack up in source maps: a seventh of
 * what a worker takes of the processor. Its own places, most of them, are not told: nobody reads them, and it leaves them out.
 * So is the place of our own `expect`: a failure names the line of the journey.
 */
const told = Error.prepareStackTrace
const untold = ['/node_modules/playwright', '/e2e/expect.ts']
const isTold = (frame: NodeJS.CallSite) => !untold.some(part => frame.getFileName()?.includes(part))

if (told) Error.prepareStackTrace = (error, frames) => told(error, frames.filter(isTold))
