/**
 * What a module remembers for each application of a process, so that two share nothing: made when it is first asked for, and
 * gone with what it is asked by. That is the settings, which calls and jobs of an application have in common, or its
 * connections, of which jobs have others than calls.
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
