/** Waits until the command that started it is gone, as the server does; says its process id when it is ready. */
import { endWithParent } from '../../src/server/parent-watch.ts'

setInterval(() => {}, 1_000)
endWithParent(() => process.exit(0))
console.log(process.pid)
