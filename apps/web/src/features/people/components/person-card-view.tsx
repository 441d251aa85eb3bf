import type { PersonCard } from '@learntrail/contract/people/person-card'
import type { Viewer } from '@learntrail/contract/profiles/audiences'
import type { CurrentUser } from '@learntrail/contract/profiles/users'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useParts } from '../../../feature/use-parts.ts'
import { WayButtons } from '../../../feature/way-buttons.tsx'
import { capped } from '../../../i18n/capped.ts'
import { currentLocale } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip, ChipRow, LinkChip } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { Face } from '../../../ui/face.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import { useCurrentUser, useSubjectName } from '../../profiles/index.ts'
import { LockedButton } from '../../shell/index.ts'
import { resourceStatsQuery } from '../api/read-resource-stats.ts'
import { PersonMenu } from '../relation/person-menu.tsx'
import { RelationButtons } from '../relation/relation-buttons.tsx'
import css from './person-card-view.module.css'
import { Remark } from './remark.tsx'

type Sign = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

interface PersonCardViewProps {
  person: PersonCard
  /** My own card as this viewer sees it, without actions. */
  as?: Viewer
}

export function PersonCardView({ person, as }: PersonCardViewProps) {
  const { t } = useTranslation('profiles')
  const { data: stats } = useQuery(resourceStatsQuery(person.id, as))
  const at = (list: string) => paths.people(person.id, list)
  const counters = [
    { key: 'post', value: stats?.post, to: undefined },
    { key: 'friend', value: stats?.friend, to: at('friends') },
    { key: 'fans', value: stats?.fans, to: at('fans') },
    // Most people teach no courses. My own are on a screen of the courses feature.
    ...(stats && stats.courseNum > 0
      ? [{ key: 'course' as const, value: stats.courseNum, to: person.isMe ? undefined : at('course') }]
      : []),
  ] as const
  const role = person.title ? t(`titles.${person.title}`) : null
  const grade = person.gradeName?.[currentLocale()]

  return (
    <Card as="section" padding="none" className={css.card} aria-label={t('person.card', { name: person.displayName })}>
      <div className={css.cover} />
      <div className={css.body}>
        <div className={css.top}>
          <span className={css.face}>
            <Face id={person.id} name={person.displayName} picture={person.avatar} size={96} />
            {person.isMe ? <PictureLink /> : null}
          </span>
          {as ? null : <CardActions person={person} />}
        </div>
        <h2 className={css.name}>
          {person.displayName}
          <Remark words={person.relation.remark} />
        </h2>
        <TeacherLine person={person} />
        <p className={css.line}>
          {dotted([person.schoolName, grade, person.organizationTitle, person.unitName, person.unitTitle, role])}
        </p>
        {person.statusMessage ? (
          <p className={css.status}>
            <LinkedWords text={person.statusMessage} />
          </p>
        ) : null}
        <dl className={css.counters}>
          {counters.map(({ key, value, to }) => (
            <div key={key}>
              <dd>
                {to ? (
                  <Link className={css.list} to={to} aria-label={`${t(`counters.${key}`)} ${value ?? ''}`}>
                    {value === undefined ? '–' : capped(value)}
                  </Link>
                ) : value === undefined ? (
                  '–'
                ) : (
                  capped(value)
                )}
              </dd>
              <dt>{t(`counters.${key}`)}</dt>
            </div>
          ))}
        </dl>
        <PersonDetails person={person} />
      </div>
    </Card>
  )
}

/** Whether the school vouches for the teacher, and the subjects taught. */
function TeacherLine({ person: { isVerifiedTeacher, taughtSubjects } }: { person: PersonCard }) {
  const { t } = useTranslation('profiles')
  const nameOf = useSubjectName()
  if (!isVerifiedTeacher && taughtSubjects.length === 0) return null
  return (
    <div className={css.teacher}>
      {isVerifiedTeacher ? <Chip tone="leaf">{t('person.verifiedTeacher')}</Chip> : null}
      {taughtSubjects.length > 0 ? (
        <ul className={css.subjects} aria-label={t('form.taughtSubjects')}>
          {taughtSubjects.map((taught) => (
            <li key={taught}>
              <Chip>{nameOf(taught)}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function CardActions({ person }: { person: PersonCard }) {
  const { t } = useTranslation(['profiles', 'people/person'])
  const me = useCurrentUser()
  if (person.isMe) {
    return (
      <div className={css.acts}>
        <LinkButton data-spare look="line" size="s" icon="eye" to={paths.viewAs(person.id, 'stranger')}>
          {t('people/person:viewAs.open')}
        </LinkButton>
        <WayButtons from="myCard" data-spare look="line" size="s" hasIcons />
        <LinkButton look="line" size="s" icon="edit" to={paths.profile}>
          {t('person.edit')}
        </LinkButton>
      </div>
    )
  }
  return (
    <div className={css.acts}>
      <RelationButtons person={person} relation={person.relation} />
      {me ? <Ways person={person} me={me} /> : null}
      {me ? <PersonMenu person={person} remark={person.relation.remark} leader={person.leader} me={me.id} /> : null}
    </div>
  )
}

/** Shared places to go with this person; those outside the viewer's subscription are shown locked. */
function Ways({ person, me }: { person: PersonCard; me: CurrentUser }) {
  const ways = useParts('onPerson').flatMap(({ way }) => way(person, me) ?? [])
  return ways.map(({ name, icon, to, feature }) => {
    return feature === null || me.subscribedFeatures.includes(feature) ? (
      <LinkButton key={to} data-spare look="line" size="s" icon={icon} to={to}>
        {name}
      </LinkButton>
    ) : (
      <LockedButton key={to} data-spare look="line" size="s">
        {name}
      </LockedButton>
    )
  })
}

function PictureLink() {
  const { t } = useTranslation('people/person')
  return (
    <Link to={paths.avatar} className={css.picture} aria-label={t('changePicture')}>
      <Icon name="camera" size={18} />
    </Link>
  )
}

/** Address of the public records that contain the words. */
const recordsOn = (words: string) => `${paths.portfolio}?${new URLSearchParams({ view: 'public', words })}`

function PersonDetails({ person }: { person: PersonCard }) {
  const { t } = useTranslation('profiles')
  return (
    <div className={css.details}>
      {person.introduction ? (
        <p className={css.introduction}>
          <LinkedWords text={person.introduction} />
        </p>
      ) : null}
      {person.traitTags.length > 0 ? (
        <ChipRow>
          {person.traitTags.map((tag) => (
            <LinkChip key={tag} to={recordsOn(tag)}>
              # {tag}
            </LinkChip>
          ))}
        </ChipRow>
      ) : null}
      {person.personalExpertises.length > 0 ? (
        <div>
          <h3>{t('form.personalExpertises')}</h3>
          <ChipRow>
            {person.personalExpertises.map((expertise) => (
              <LinkChip key={expertise} tone="accent" to={recordsOn(expertise)}>
                {expertise}
              </LinkChip>
            ))}
          </ChipRow>
        </div>
      ) : null}
      {person.experiences.length > 0 ? (
        <div>
          <h3>{t('form.experiences')}</h3>
          <ul className={css.experiences}>
            {person.experiences.map((experience) => (
              <li key={experience}>
                <LinkedWords text={experience} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {person.customFieldList.map(({ title, content }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>
            <LinkedWords text={content} />
          </p>
        </div>
      ))}
      {person.socialLinks.map((link) => (
        <a key={link} className={css.link} href={link} target="_blank" rel="noopener noreferrer nofollow">
          <Icon name="link" size={18} />
          {link.replace(/^https?:\/\//, '')}
        </a>
      ))}
      <PersonFacts person={person} />
    </div>
  )
}

/** Minor facts, one per line. */
function PersonFacts({ person }: { person: PersonCard }) {
  const { t } = useTranslation(['profiles', 'people/person'])
  const { fullName, gender, birthYear, constellation, phone } = person
  const facts = [
    ['fullName', fullName],
    ['gender', gender && t(`genders.${gender}`)],
    ['birthYear', birthYear],
    ['constellation', constellation === null ? null : t(`constellations.${constellation as Sign}`)],
    ['phone', phone],
  ] as const
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className={css.facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`people/person:facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
