import { textLength } from '@learntrail/contract/characters'
import { courseClassifications, type RecipientKey, recipientKeys } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { recipientKey } from '@learntrail/contract/courses/structure'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FieldGroup } from '../../../../ui/form/fields.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useEnterKey } from '../../../../ui/keyboard/enter-key.ts'
import { useCourseNames } from '../../names.ts'
import { factId } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { Choices } from '../fields/choices.tsx'
import css from './facts.module.css'
import { useChosen } from './use-chosen.ts'

/** The course's audience and its fields of learning. */
export function WhomFields() {
  const { t } = useTranslation('courses/editing')
  const { outline, mayWrite } = useEditing()
  const names = useCourseNames()
  const fields = useChosen('classifications')
  const whom = useChosen('recipients', courseLimits.recipients)
  const keys = outline.recipients.map(recipientKey)
  return (
    <Card as="section">
      <FieldGroup title={t('facts.whom')}>
        <Choices<RecipientKey>
          id={factId('recipients')}
          label={t('facts.recipients')}
          codes={recipientKeys}
          nameOf={(type) => names.recipient({ type })}
          value={recipientKeys.filter((key) => keys.includes(key))}
          error={whom.note || undefined}
          isReadOnly={!mayWrite}
          onToggle={whom.toggle}
        />
        <OwnRecipients whom={whom} />
        <Choices
          id={factId('classifications')}
          label={t('facts.classifications')}
          codes={courseClassifications}
          nameOf={names.classification}
          value={outline.classifications}
          isReadOnly={!mayWrite}
          onToggle={fields.toggle}
        />
      </FieldGroup>
    </Card>
  )
}

/** Recipients in the author's own words. */
function OwnRecipients({ whom }: { whom: ReturnType<typeof useChosen> }) {
  const { t } = useTranslation('courses/editing')
  const { outline, mayWrite } = useEditing()
  const [typed, setTyped] = useState('')
  const line = typed.trim()
  const isLong = textLength(line) > courseLimits.recipient
  const own = outline.recipients.flatMap((recipient) => ('name' in recipient ? [recipient.name] : []))
  function add() {
    if (line === '' || isLong) return
    if (own.includes(line) || whom.toggle(`own:${line}`, true)) setTyped('')
  }
  const enter = useEnterKey(add)
  return (
    <>
      {own.length > 0 ? (
        <ul className={css.lines} aria-label={t('facts.ownRecipients')}>
          {own.map((name) => (
            <li key={name}>
              <span>{name}</span>
              {mayWrite ? (
                <IconButton
                  label={t('removeNamed', { name })}
                  icon="close"
                  onClick={() => whom.toggle(`own:${name}`, false)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {mayWrite ? (
        <div className={css.newLine}>
          <TextInput
            label={t('facts.otherRecipient')}
            autoComplete="off"
            value={typed}
            error={
              isLong
                ? t('tooLong', {
                    limit: courseLimits.recipient,
                    over: textLength(line) - courseLimits.recipient,
                  })
                : undefined
            }
            onChange={(event) => setTyped(event.currentTarget.value)}
            {...enter}
          />
          <Button look="soft" onMouseDown={(event) => event.preventDefault()} onClick={add}>
            {t('add')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
