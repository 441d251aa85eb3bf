import { emailAddress } from '@learntrail/contract/accounts/email-address'
import { foldIdentifier } from '@learntrail/contract/characters'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { PlanSigners } from '@learntrail/contract/plans/signing/signing'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { dotted } from '../../../../ui/dotted.ts'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { checkText } from '../../../../ui/form/text-rules.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useBothNames } from '../../../../ui/known-people.ts'
import { PersonFace } from '../../../../ui/person-link.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { toggled } from '../../../../ui/toggled.ts'
import { signersQuery } from '../api/signing.ts'
import { useSigningWords } from '../shown/signing-words.ts'
import css from './asking.module.css'
import type { ChosenGuardian, DraftLine, Whom } from './lines.rules.ts'

interface WhomDialogProps {
  line: DraftLine
  onChoose: (whom: Whom) => void
  onClose: () => void
}

const onPaper: Whom = { signers: [], guardian: null }

/** Chooses who signs a line: people I know, a guardian by mail, or on paper. */
export function WhomDialog({ line, onChoose, onClose }: WhomDialogProps) {
  const { t } = useTranslation('plans/signing')
  const { lineName } = useSigningWords()
  const query = useQuery(signersQuery)
  return (
    <Dialog isOpen title={t('whom.title', { line: lineName(line) })} onClose={onClose}>
      <div className={css.whom}>
        {query.data ? (
          line.role === 'guardian' ? (
            <Guardians signers={query.data} onChoose={(guardian) => onChoose({ signers: [], guardian })} />
          ) : (
            <People
              line={line}
              people={query.data.people}
              onChoose={(signers) => onChoose({ signers, guardian: null })}
            />
          )
        ) : (
          <WaitingLines query={query} lines={3} />
        )}
        <Button look="line" wide icon="edit" onClick={() => onChoose(onPaper)}>
          {t('whom.paper')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Number of people from which a search field is shown. */
const many = 8

type Someone = PlanSigners['people'][number]

interface PeopleProps {
  line: DraftLine
  people: PlanSigners['people']
  onChoose: (signers: DraftLine['signers']) => void
}

/** One press chooses one person; for a committee, several are confirmed together. */
function People({ line, people, onChoose }: PeopleProps) {
  const { t } = useTranslation('plans/signing')
  const bothNames = useBothNames()
  const isSeveral = line.role === 'committee'
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(() => line.signers.map(({ id }) => id))
  // A person who leads two of my groups is listed once.
  const each = people.filter(({ id }, index) => people.findIndex((one) => one.id === id) === index)
  const groupsOf = (id: string) =>
    people.filter((one) => one.id === id).map(({ groupName }) => groupName ?? t('whom.friend'))
  const named = each.map((person) => ({ ...person, name: bothNames(person.fullName, person.displayName) }))
  const shown = named.filter(({ name, id }) => dotted([name, ...groupsOf(id)]).includes(words.trim()))
  const asSigner = ({ groupName: _, ...person }: Partial<Pick<Someone, 'groupName'>> & Omit<Someone, 'groupName'>) => ({
    ...person,
    isAsked: line.signers.some(({ id, isAsked }) => id === person.id && isAsked),
  })
  if (people.length === 0) return <p className={css.note}>{t('whom.nobody')}</p>
  return (
    <>
      {each.length > many ? (
        <TextInput
          type="search"
          label={t('whom.search')}
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      ) : null}
      {shown.length === 0 ? <p role="status">{t('whom.notFound')}</p> : null}
      <ul className={css.people} aria-label={t('whom.people')}>
        {shown.map(({ name, groupName, ...person }) => (
          <li key={person.id}>
            <button
              type="button"
              className={css.person}
              aria-pressed={chosen.includes(person.id)}
              disabled={isSeveral && !chosen.includes(person.id) && chosen.length >= planLimits.signers}
              onClick={() => (isSeveral ? setChosen(toggled(chosen, person.id)) : onChoose([asSigner(person)]))}
            >
              <PersonFace person={person} size={36} isPart />
              <span>
                {name}
                <small>{dotted(groupsOf(person.id))}</small>
              </span>
              {chosen.includes(person.id) ? <Icon name="check" /> : null}
            </button>
          </li>
        ))}
      </ul>
      {isSeveral ? (
        <Button
          wide
          disabled={chosen.length === 0}
          onClick={() => onChoose(each.filter(({ id }) => chosen.includes(id)).map(asSigner))}
        >
          {t('whom.take', { count: chosen.length })}
        </Button>
      ) : null}
    </>
  )
}

interface GuardiansProps {
  signers: PlanSigners
  onChoose: (guardian: ChosenGuardian) => void
}

/** Known guardians, or an address to mail a link to. */
function Guardians({ signers, onChoose }: GuardiansProps) {
  const { t } = useTranslation('plans/signing')
  const formId = useId()
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  function take(event: FormEvent) {
    event.preventDefault()
    const found = checkText(email, {
      required: true,
      clean: foldIdentifier,
      pattern: emailAddress,
      patternRule: 'email',
    })
    setWrong(found)
    if (found === null) onChoose({ email: foldIdentifier(email).trim() })
  }
  return (
    <>
      {signers.guardians.length > 0 ? (
        <ul className={css.people} aria-label={t('whom.guardians')}>
          {signers.guardians.map(({ id, name, hasMail }) => (
            <li key={id}>
              <button
                type="button"
                className={css.person}
                disabled={!hasMail}
                onClick={() => onChoose({ guardianId: id, name })}
              >
                <Icon name={hasMail ? 'mail' : 'account'} />
                <span>
                  {name}
                  <small>{t(hasMail ? 'whom.reachable' : 'whom.unreachable')}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <form id={formId} className={css.mail} onSubmit={take} noValidate>
        <TextInput
          type="email"
          label={t('whom.email')}
          description={t('whom.emailNote', { days: planLimits.signingLink })}
          autoComplete="off"
          value={email}
          error={wrong}
          onChange={(event) => {
            setWrong(null)
            setEmail(event.currentTarget.value)
          }}
        />
        <Button type="submit" look="soft" wide>
          {t('whom.takeEmail')}
        </Button>
      </form>
    </>
  )
}
