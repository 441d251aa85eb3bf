/**
 * A program was ended from outside: by the system for lack of memory, or because the server stops. The file is not to
 * blame.
 */
export class ProgramKilled extends Error {
  constructor(path: string, signal: string) {
    super(`${path} was ended by ${signal}`)
    this.name = 'ProgramKilled'
  }
}
