import type { WholePerson } from '@learntrail/contract/console/people'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { givePersonPassword } from '../api/first-passwords.ts'
import { changePersonAge, signPersonOut, useMailPerson, usePersonChange, verifyPerson } from '../api/people.ts'
import { DangerDialog } from '../index.ts'
import { GivenPasswordsDialog } from '../passwords/given-passwords.tsx'
import { calledOf } from './called.ts'
import css from './people.module.css'
import { GrantDialog, LevelDialog, SchoolDialog } from './person-dialogs.tsx'

/** Acts that need only a reason. */
const plainActs = ['signOut', 'verify', 'unverify', 'grownUp', 'under18'] as const
type PlainAct = (typeof plainActs)[number]
type Act = PlainAct | 'password' | 'school' | 'level' | 'grant'

/** The acts that the viewer's level and the account's state allow. */
export function PersonActs({ person }: { person: WholePerson }) {
  const { t } = useTranslation('console/people')
  const [open, setOpen] = useState<Act | null>(null)
  const [given, setGiven] = useState<FirstPassword[] | null>(null)
  const mail = useMailPerson(person.id)
  const { can } = person
  const verification: Act = person.isVerifiedTeacher ? 'unverify' : 'verify'
  const age: Act = person.grownUpSince === null ? 'grownUp' : 'under18'
  const acts: Act[] = [
    ...(can.givePassword ? (['password'] as const) : []),
    ...(can.signOut ? (['signOut'] as const) : []),
    ...(can.verifyTeacher ? [verification] : []),
    ...(can.changeAge ? [age] : []),
    ...(can.changeSchool ? (['school'] as const) : []),
    ...(can.grantPlan ? (['grant'] as const) : []),
    ...(can.changeLevel ? (['level'] as const) : []),
  ]
  const send = () =>
    mail.mutate(undefined, {
      onSuccess: ({ purpose }) => toast(t(purpose === 'reset' ? 'acts.mailedReset' : 'acts.mailedActivation')),
      onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    })
  const close = () => setOpen(null)
  const done = (act: Exclude<Act, 'password'>) => () => {
    close()
    toast(t(`acts.${act}.done`))
  }
  if (!can.mail && acts.length === 0) return null
  return (
    <Card as="section" aria-labelledby="acts">
      <h3 id="acts" className={css.heading}>
        {t('acts.title')}
      </h3>
      <div className={css.acts}>
        {can.mail ? (
          <Button look="line" icon="mail" isBusy={mail.isPending} onClick={send}>
            {t('acts.mail')}
          </Button>
        ) : null}
        {acts.map((act) => (
          <Button key={act} look="line" onClick={() => setOpen(act)} aria-haspopup="dialog">
            {t(`acts.${act}.name`)}
          </Button>
        ))}
      </div>
      {isPlain(open) ? <PlainDialog act={open} person={person} onDone={done(open)} onClose={close} /> : null}
      {open === 'password' ? (
        <DangerDialog
          title={t('acts.password.title', { name: person.fullName || person.username })}
          confirm={t('acts.password.name')}
          act={async (reason) => setGiven((await givePersonPassword(person.id, reason)).items)}
          onDone={close}
          onClose={close}
        >
          <p>{t('acts.password.text')}</p>
        </DangerDialog>
      ) : null}
      {given ? <GivenPasswordsDialog items={given} onClose={() => setGiven(null)} /> : null}
      {open === 'school' ? <SchoolDialog person={person} onDone={done(open)} onClose={close} /> : null}
      {open === 'level' ? <LevelDialog person={person} onDone={done(open)} onClose={close} /> : null}
      {open === 'grant' ? <GrantDialog person={person} onDone={done(open)} onClose={close} /> : null}
    </Card>
  )
}

const isPlain = (act: Act | null): act is PlainAct => (plainActs as readonly (Act | null)[]).includes(act)

interface PlainDialogProps {
  act: PlainAct
  person: WholePerson
  onDone: () => void
  onClose: () => void
}

function PlainDialog({ act, person, ...rest }: PlainDialogProps) {
  const { t } = useTranslation('console/people')
  const change = usePersonChange()
  const { id } = person
  const send: Record<PlainAct, (reason: string) => ReturnType<typeof signPersonOut>> = {
    signOut: (reason) => signPersonOut(id, reason),
    verify: (reason) => verifyPerson(id, { isVerified: true, reason }),
    unverify: (reason) => verifyPerson(id, { isVerified: false, reason }),
    grownUp: (reason) => changePersonAge(id, { isGrownUp: true, reason }),
    under18: (reason) => changePersonAge(id, { isGrownUp: false, reason }),
  }
  return (
    <DangerDialog
      {...rest}
      title={t(`acts.${act}.title`, { name: calledOf(person) })}
      confirm={t(`acts.${act}.name`)}
      act={(reason) => change(send[act](reason))}
    >
      <p>{t(`acts.${act}.text`)}</p>
    </DangerDialog>
  )
}
