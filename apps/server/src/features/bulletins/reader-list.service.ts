import type { BulletinReading, GuardianSignature } from '@learntrail/contract/bulletins/bulletin'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { dayIn, minuteIn } from '../../platform/clock/taipei.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { firstNumbered, type ListIn, mostListed } from '../groups/index.ts'
import * as repository from './bulletins.repository.ts'
import type { Actor } from './reach-bulletin.policy.ts'

interface Texts {
  kind: string
  read: string
  signed: string
  guardian: string
  ways: Record<GuardianSignature['way'], string>
  /** Shown after an old signature that a pupil entered for their guardian. */
  asGuardian: string
  /** Shown after a signature to wording that has changed since. */
  former: string
}

const readerListTexts: Record<Locale, Texts> = {
  tw: {
    kind: '公告閱讀與簽名',
    read: '閱讀時間',
    signed: '學生簽名',
    guardian: '家長簽名',
    ways: { link: '專屬連結', account: '家長帳號', paper: '紙本' },
    asGuardian: '學生代填家長',
    former: '改版前',
  },
  en: {
    kind: 'Announcement: read and signed',
    read: 'Read',
    signed: 'Signed by student',
    guardian: 'Signed by guardian',
    ways: { link: 'own link', account: 'own account', paper: 'on paper' },
    asGuardian: 'entered by the student',
    former: 'earlier wording',
  },
}

/** Returns who has read and signed a bulletin, and in which way, for those who lead its group. */
export async function readersAsList(platform: Platform, person: Actor, id: string) {
  const bulletin = (await repository.findBulletin(platform.pool, person.id, id)) ?? refuse('BULLETIN_NOT_FOUND')
  if (!bulletin.isLeader) refuse('GROUP_ADMIN_REQUIRED')
  const page = { filter: undefined, after: firstNumbered, limit: mostListed }
  const readers = await repository.listReaders(platform.pool, id, page)
  const listIn: ListIn = (locale) => {
    const texts = readerListTexts[locale]
    const { needsSignature, needsGuardian } = bulletin
    return {
      kind: texts.kind,
      about: bulletin.title,
      columns: [texts.read, ...(needsSignature ? [texts.signed] : []), ...(needsGuardian ? [texts.guardian] : [])],
      people: readers.map(({ person: reader, memberNumber, reading }) => {
        const said = reading.parse()
        const own = [
          ...(needsSignature ? [ownSignature(said, texts)] : []),
          ...(needsGuardian ? [guardians(said, texts)] : []),
        ]
        return { person: reader.parse(), memberNumber, cells: [at(said.readAt), ...own] }
      }),
    }
  }
  return { groupId: bulletin.group.parse().id, listIn }
}

const at = (moment: string | null) => (moment === null ? null : minuteIn(new Date(moment)))

const on = (moment: string | null) => (moment === null ? null : dayIn(new Date(moment)))

/** Joins a day, a name and notes. */
const signature = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' ')

const ownSignature = ({ signedAt, signedBy, signedAs, isFormer }: BulletinReading, texts: Texts) =>
  signature(
    on(signedAt),
    signedBy,
    signedAs === 'guardian' && `（${texts.asGuardian}）`,
    isFormer && `（${texts.former}）`,
  )

const guardians = ({ guardian }: BulletinReading, texts: Texts) =>
  guardian &&
  signature(
    on(guardian.signedAt),
    `${guardian.name}（${texts.ways[guardian.way]}）`,
    guardian.isFormer && `（${texts.former}）`,
  )
