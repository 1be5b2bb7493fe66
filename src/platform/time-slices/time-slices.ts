/** Long work in time slices: whatever else waits (a key that was pressed, another request) is done in between. */

/** How long one piece may take, in milliseconds. */
const TIME_SLICE_MS = 10

/** Yields to the event loop once, in a browser and on the server alike. */
const yieldOnce = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** A pause to be awaited between pieces: it lets others go first once the work has had its time. */
export function inTimeSlices(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < TIME_SLICE_MS) return
    await yieldOnce()
    began = performance.now()
  }
}
