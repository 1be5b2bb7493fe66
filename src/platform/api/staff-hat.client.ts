/** The hat in which a screen of staff asks: parts about one patient stand on the case manager's and the administrator's page. */
import { createContext, useContext } from 'react'

export type StaffHat = 'staff' | 'administrator'

/** Put around what an administrator's screen shows; everywhere else it is `staff`. */
export const StaffHatContext = createContext<StaffHat>('staff')

/** The hat of the screen that a part stands on. */
export const useStaffHat = (): StaffHat => useContext(StaffHatContext)
