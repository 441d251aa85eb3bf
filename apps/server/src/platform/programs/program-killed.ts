/** Somebody else ended a program: the system for want of memory, or whoever stops this server. Its file is not to blame. */
export class ProgramKilled extends Error {
  constructor(path: string, signal: string) {
    super(`${path} was ended by ${signal}`)
    this.name = 'ProgramKilled'
  }
}
