import { type Audience, audiencesFor, type ProfilePart } from '@learntrail/contract/profiles/audiences'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import { useChangeCurrentUser } from '../api/change-current-user.ts'
import { audienceIcons } from './audience-names.ts'
import css from './with-audience.module.css'

interface AudienceMenuProps {
  part: ProfilePart
  name: string
  audience: Audience
}

const actionList = onDemand(() => import('../../../ui/action-list.tsx').then((module) => module.ActionList))

/** Shows who sees a field, and changes it; saved at once, independently of the rest of the form. */
export function AudienceMenu({ part, name, audience }: AudienceMenuProps) {
  const { t } = useTranslation('profiles/audiences')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const change = useChangeCurrentUser()
  const choose = (chosen: Audience) =>
    change.mutate(
      { audiences: { [part]: chosen } },
      {
        onSuccess: () => toast(t('saved', { name, who: t(`names.${chosen}`) })),
        onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
      },
    )

  return (
    <div className={css.audience}>
      <button
        ref={button}
        id={id}
        type="button"
        className={css.button}
        aria-label={t('menu', { name, who: t(`names.${audience}`) })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        disabled={change.isPending}
        onPointerEnter={actionList.ahead}
        onFocus={actionList.ahead}
        onClick={() => {
          setAsked(true)
          setOpen(!isOpen)
        }}
      >
        <Icon name={audienceIcons[audience]} size={16} />
        {t(`names.${audience}`)}
        <Icon name="down" size={14} />
      </button>
      {wasAsked && (isOpen || actionList.now()) ? (
        <OnDemand
          part={actionList}
          id={id}
          label={t('whoSees', { name })}
          button={button}
          isOpen={isOpen}
          actions={audiencesFor(part).map((one) => ({
            label: t(`names.${one}`),
            icon: audienceIcons[one],
            isChosen: one === audience,
            run: () => choose(one),
          }))}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
