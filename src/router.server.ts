/** Name → a feature's procedures. One line each. */
import { authProcedures } from '#features/auth/auth.server.ts'
import { tasksProcedures } from '#features/tasks/tasks.server.ts'

export const router = {
  auth: authProcedures,
  tasks: tasksProcedures,
}
