import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time it is, told anew with each whole minute of the clock, and when somebody comes back to the page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tell = () => {
      setNow(new Date())
      clearTimeout(timer)
      timer = setTimeout(tell, MINUTE - (Date.now() % MINUTE))
    }
    timer = setTimeout(tell, MINUTE - (Date.now() % MINUTE))
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])
  return now
}
