import { planLimits } from '@learntrail/contract/plans/limits'
import { type SignatureRole, signatureRoles } from '@learntrail/contract/plans/signing/facts'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { OrderedList } from '../../../ui/drag/ordered-list.tsx'
import { useOrderWords } from '../../../ui/drag/use-order-words.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import type { Draft } from './draft.rules.ts'
import css from './school.module.css'

type Lines = Draft['form']['signatures']

interface SignatureLinesProps {
  lines: Lines
  error: string | undefined
  onChange: (lines: Lines) => void
}

/** The form's signatures: role, name and order. */
export function SignatureLines({ lines, error, onChange }: SignatureLinesProps) {
  const { t } = useTranslation('plans/school')
  const words = useOrderWords()
  const roleName = (role: SignatureRole) => t(`signs.${role}`)
  return (
    <>
      <h3 id="signatures" tabIndex={-1} className={css.label}>
        {t('signs.title')}
      </h3>
      <p className={css.note}>{t('signs.note')}</p>
      <FormAlert>{error}</FormAlert>
      <OrderedList
        label={t('signs.title')}
        words={words}
        items={lines}
        idOf={({ id }) => id}
        nameOf={({ role, label }) => label || roleName(role)}
        actionsOf={(line) => [
          {
            label: t('signs.remove'),
            icon: 'remove',
            isDangerous: true,
            run: () => onChange(lines.filter((one) => one !== line)),
          },
        ]}
        onChange={onChange}
      >
        {(line) => (
          <TextInput
            aria-label={t('signs.label', { name: roleName(line.role) })}
            placeholder={roleName(line.role)}
            maxLength={planLimits.customSign}
            value={line.label}
            onChange={(event) => {
              const label = event.currentTarget.value
              onChange(lines.map((one) => (one === line ? { ...one, label } : one)))
            }}
          />
        )}
      </OrderedList>
      {lines.length < planLimits.lines ? (
        <div>
          <MenuButton
            look="soft"
            icon="plus"
            actions={signatureRoles.map((role) => ({
              label: roleName(role),
              icon: 'plus' as const,
              run: () => onChange([...lines, { id: newId(), role, label: '' }]),
            }))}
          >
            {t('signs.add')}
          </MenuButton>
        </div>
      ) : (
        <p className={css.note}>{t('signs.most', { limit: planLimits.lines })}</p>
      )}
    </>
  )
}
