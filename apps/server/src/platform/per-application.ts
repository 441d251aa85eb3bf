/**
 * Returns a function that gives a module's memory for one application of a process, so that applications share nothing.
 * It is made on first use and lives as long as its key object. The key is the settings object, which calls and jobs of
 * an application share, or its connections, of which jobs have their own.
 */
export function perApplication<Memory>(make: () => Memory): (by: object) => Memory {
  const memories = new WeakMap<object, Memory>()
  return (by) => {
    const known = memories.get(by)
    if (known !== undefined) return known
    const memory = make()
    memories.set(by, memory)
    return memory
  }
}
