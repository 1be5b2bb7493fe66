/** Long work in pieces: whatever else waits (a key that was pressed, another request) has its turn in between. */

/** How long one piece may take, in milliseconds. */
const TURN_MS = 10

/** A turn of what waits, in a browser and on the server alike. */
const nextTurn = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** A pause to be awaited between pieces: it lets others go first once the work has had its time. */
export function inTurns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < TURN_MS) return
    await nextTurn()
    began = performance.now()
  }
}
