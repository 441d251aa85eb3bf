import { email } from '@learntrail/contract/accounts/sessions'
import { seatOf } from '@learntrail/contract/groups/member-number'
import { guardianName } from '@learntrail/contract/guardians/guardian'
import type { GuardedPupil, GuardianLine } from '@learntrail/contract/guardians/inviting'
import { readNumberLines, whoIsNamed } from '../groups/index.ts'

type Pupil = Pick<GuardedPupil, 'person' | 'memberNumber' | 'realName'>

const addressIn = /[^\s,;、|<>"']+@[^\s,;、|<>"']+/
const columnOfAddresses = /^(?:e-?mail|mail|信箱|家長信箱|電子郵件|家長姓名|家長)$/i
const namesOf = ({ person, realName }: Pupil) => [realName, person.displayName].filter((name) => name !== '')
const plain = (name: string) => name.replace(/\s/g, '')

/** Parses a list as teachers paste it: seat number, name, guardian's name and address, in any order. */
export function readGuardianLines(list: string, pupils: readonly Pupil[]): GuardianLine[] {
  const raw = list.split('\n')
  const addresses = raw.map((line) => addressIn.exec(line)?.[0] ?? null)
  const withoutAddress = raw.map((line) => line.replace(addressIn, ' ')).join('\n')
  const whoIs = whoIsNamed(
    pupils.map((pupil) => ({ ...pupil, username: '', names: [pupil.realName, pupil.person.displayName] })),
  )
  const seen = new Set<string>()
  return readNumberLines(withoutAddress).flatMap(({ line, memberNumber, names }): GuardianLine[] => {
    const written = (raw[line - 1] ?? '').trim()
    // In a line without separate cells, each word is a name; in a table, a name may have several words.
    const cells = names.length > 1 ? names.slice(1) : names.flatMap((name) => name.split(/\s+/))
    if (addresses[line - 1] === null && cells.some((cell) => columnOfAddresses.test(cell))) return []
    const bySeat = pupils.filter((one) => memberNumber !== null && seatOf(one.memberNumber) === seatOf(memberNumber))
    const byName = whoIs([...names, ...cells]).flatMap(
      ({ person }) => pupils.find((one) => one.person.id === person.id) ?? [],
    )
    const found = bySeat.length > 0 ? bySeat : byName
    const [pupil] = found.length === 1 ? found : []
    const own = pupil === undefined ? [] : namesOf(pupil).map(plain)
    const name = cells.find((cell) => !own.includes(plain(cell)) && guardianName.safeParse(cell).success) ?? ''
    const address = email.safeParse(addresses[line - 1])
    const key = `${pupil?.person.id} ${address.data}`
    const problem = problemOf(found.length, address.success, seen.has(key))
    seen.add(key)
    return [
      {
        line,
        written,
        name,
        problem,
        email: address.success ? address.data : null,
        person: pupil?.person ?? null,
        memberNumber: pupil?.memberNumber ?? '',
        realName: pupil?.realName ?? '',
      },
    ]
  })
}

function problemOf(found: number, hasAddress: boolean, isTwice: boolean): GuardianLine['problem'] {
  if (found === 0) return 'nobody'
  if (found > 1) return 'several'
  if (!hasAddress) return 'email'
  return isTwice ? 'twice' : null
}
