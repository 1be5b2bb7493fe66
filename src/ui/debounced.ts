import { useEffect, useState } from 'react'

/** The value as it was last, once it has not changed for `afterMs` milliseconds: what is typed is asked for only then. */
export function useDebounced<Value>(value: Value, afterMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return debounced
}
