/** Waits until the command that started it is gone, as the server does; says its process id when it is ready. */
import { endWithParent } from '../../src/server/parent-watch.ts'

const waiting = setInterval(() => {}, 1_000)
endWithParent(why => {
  clearInterval(waiting)
  console.log(`ended: ${why}`)
  process.exit(0)
})
console.log(process.pid)
