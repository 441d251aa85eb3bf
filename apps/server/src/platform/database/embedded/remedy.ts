/** Error messages of the system or PostgreSQL, with what to do about them. The first match counts. */
const remedies: { says: RegExp; todo: string }[] = [
  {
    says: /shared memory/i,
    todo: 'The system gave PostgreSQL too little shared memory: give the machine or the container more.',
  },
  {
    says: /ENOSPC|EDQUOT|no space left on device|disk quota exceeded|disk is full/i,
    todo: 'The disk is full: make room on it and start again.',
  },
  {
    says: /EROFS|read-only file system/i,
    todo: 'The disk is mounted read-only: mount it writable and start again.',
  },
  {
    says: /EACCES|EPERM|permission denied|wrong ownership|invalid permissions|readonly database|unable to open database file/i,
    todo: 'The folder may not be read and written by the user that runs PostgreSQL: give it back to that user, closed to others.',
  },
  {
    says: /valid checkpoint record|checksum|corrupt|incorrect checksum|could not open file "(base|global|pg_xact|pg_wal)/i,
    todo: 'The data is damaged: restore a backup (npm run restore), and keep the damaged folder.',
  },
]

/** Adds what to do to the error of a failed start, where that is known; otherwise returns it unchanged. */
export function withRemedy(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error)) return error
  const remedy = remedies.find(({ says }) => says.test(error.message))
  if (remedy === undefined) return error
  return new Error(`The database in ${dataDir} did not start. ${remedy.todo} The reason given: ${error.message}`, {
    cause: error,
  })
}
