import type { Template } from '@learntrail/contract/homework/templates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { paths } from '../../../paths.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { applyTemplate, removeTemplate, templatesQuery } from '../api/templates.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import { RenameTemplate } from './rename-template.tsx'
import css from './templates.module.css'

/** The viewer's templates; choosing one plans a question in the group. */
export function TemplatesDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const { t } = useTranslation('homework/templates')
  const navigate = useNavigate()
  const query = useQuery(templatesQuery)
  const [clientId] = useState(newId)
  const [renamed, setRenamed] = useState<Template | null>(null)
  const apply = useHomeworkChange((id: string) => applyTemplate(id, { clientId, groupIds: [groupId] }))
  const remove = useHomeworkChange(removeTemplate)
  const templates = query.data?.items
  const choose = (id: string) =>
    apply.mutate(id, {
      onSuccess: ({ items: [made] }) => {
        if (made) void navigate(paths.editHomework(made.id), { replace: true })
      },
    })
  if (renamed) return <RenameTemplate template={renamed} onClose={() => setRenamed(null)} />
  return (
    <Dialog isOpen title={t('title')} onClose={onClose}>
      <p className={css.note}>{t('text')}</p>
      {templates ? null : <WaitingLines query={query} lines={4} />}
      {templates?.length === 0 ? <p role="status">{t('none')}</p> : null}
      <ul className={css.templates} aria-label={t('title')}>
        {templates?.map((template) => (
          <li key={template.id} className={css.row}>
            <button
              type="button"
              className={css.template}
              disabled={apply.isPending}
              onClick={() => choose(template.id)}
            >
              <strong>{template.name}</strong>
              <small>
                {dotted([
                  template.title !== template.name && template.title,
                  template.fileCount > 0 && t('files', { count: template.fileCount }),
                ])}
              </small>
            </button>
            <ActionMenu
              label={t('manage', { name: template.name })}
              actions={[
                { label: t('rename.action'), icon: 'edit', run: () => setRenamed(template) },
                {
                  label: t('remove'),
                  icon: 'remove',
                  isDangerous: true,
                  run: () => remove.mutate(template.id, { onSuccess: () => toast(t('removed')) }),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
