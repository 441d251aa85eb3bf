import { profileLimits } from '@learntrail/contract/profiles/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { FieldGroup } from '../../../ui/form/fields.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { WithAudience } from '../audiences/with-audience.tsx'
import type { AboutForm, OwnField } from './about-values.ts'
import css from './own-fields.module.css'

/** Custom profile fields: a title, a text, and whether others see it. */
export function OwnFields({ form }: { form: AboutForm }) {
  const { t } = useTranslation('profiles')
  const fields = form.values.customFieldList
  const put = (customFieldList: OwnField[]) => form.change({ customFieldList })
  const change = (index: number, part: Partial<OwnField>) =>
    put(fields.map((field, at) => (at === index ? { ...field, ...part } : field)))
  return (
    <FieldGroup title={t('groups.own')} note={t('groups.ownNote', { limit: profileLimits.customFieldList.count })}>
      {fields.length > 0 ? (
        <WithAudience part="customFieldList" name={t('groups.own')}>
          <p className={css.who}>{t('form.ownWho')}</p>
        </WithAudience>
      ) : null}
      {fields.map(({ title, content, isActive }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity besides their place
        <div key={index} className={css.row}>
          <TextInput
            {...form.at(`customFieldList.${index}.title`)}
            value={title}
            onChange={(event) => change(index, { title: event.currentTarget.value })}
            label={t('form.ownTitle')}
            placeholder={t('form.ownTitleExample')}
          />
          <Textarea
            {...form.at(`customFieldList.${index}.content`)}
            value={content}
            onChange={(event) => change(index, { content: event.currentTarget.value })}
            label={t('form.ownContent')}
            minRows={2}
          />
          <div className={css.end}>
            <Checkbox
              checked={isActive}
              onChange={(event) => change(index, { isActive: event.currentTarget.checked })}
              label={t('form.ownActive')}
            />
            <IconButton
              label={t('form.ownRemove')}
              icon="remove"
              onClick={() => put(fields.filter((_, at) => at !== index))}
            />
          </div>
        </div>
      ))}
      {fields.length < profileLimits.customFieldList.count ? (
        <div>
          <Button
            look="soft"
            size="s"
            icon="plus"
            onClick={() => put([...fields, { title: '', content: '', isActive: true }])}
          >
            {t('form.ownAdd')}
          </Button>
        </div>
      ) : null}
    </FieldGroup>
  )
}
