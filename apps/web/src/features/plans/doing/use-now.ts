import { useEffect, useState } from 'react'

/** Returns the current time in milliseconds, updated every `every` milliseconds while `isRunning`. */
export function useNow(isRunning: boolean, every = 1_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [isRunning, every])
  return now
}
