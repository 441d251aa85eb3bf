import { noticeLimits } from '@learntrail/contract/notices/limits'
import * as calls from '@learntrail/contract/notices/notices'
import * as settingCalls from '@learntrail/contract/notices/settings'
import * as pushCalls from '@learntrail/contract/push/push'
import type { FastifyInstance } from 'fastify'
import { belongings } from '../../platform/archive/belongings.ts'
import { below, ofEverybody, ofPerson, staying, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { todoSources } from '../../platform/todos/todo-sources.ts'
import { originOf } from '../accounts/index.ts'
import { unreadThings } from '../shell/index.ts'
import { hearNotices } from './hear-notices.handlers.ts'
import { handleMailJobs } from './mails/mail-notices.jobs.ts'
import {
  countNotices,
  forgetOldNotices,
  informOfNotices,
  listNotices,
  openNotices,
  removeNotices,
} from './notices.service.ts'
import * as devices from './push/devices.service.ts'
import { pushSoon, pushWhatIsTold } from './push/push-notices.jobs.ts'
import { homeworkReviewed } from './reviewed.todos.ts'
import { settingBelongings } from './settings.belongings.ts'
import { changeSettings, readSettings, unsubscribe } from './settings.service.ts'

export const noticesFeature: Feature = {
  name: 'notices',
  has: [
    todoSources(homeworkReviewed),
    tableHomes(
      ...staying(`${noticeLimits.months} months`, ofPerson('owner_id', 'notices')),
      ...below('notices', 'notice_id', 'notice_parts'),
      ...ofPerson('account_id', 'notice_readers', 'notice_settings', 'push_devices'),
      ...ofEverybody('push_keys'),
    ),
    erasure([
      deleteRows({ table: 'notice_parts', by: 'actor_id' }),
      deleteRows({ table: 'notices', by: 'owner_id' }),
      deleteRows({ table: 'notice_readers', by: 'account_id' }),
      deleteRows({ table: 'notice_settings', by: 'account_id' }),
      deleteRows({ table: 'push_devices', by: 'account_id' }),
    ]),
    belongings(settingBelongings),
    unreadThings({ name: 'personal', count: countNotices }),
  ],
  routes,
  events: hearNotices,
  prepare: devices.prepareKeys,
  jobs: (platform) => {
    forgetOldNotices(platform)
    handleMailJobs(platform)
    platform.jobs.handle(pushSoon, ({ accountId }) => pushWhatIsTold(platform, accountId))
    platform.jobs.handle(devices.sendToDevice, (sending) => devices.sendAgainUntilTaken(platform, sending))
  },
}

const done = { ok: true } as const

function routes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listNotices, ({ person, body }) => listNotices(platform, person.id, body))
  bind(app, calls.countNotices, async ({ person }) => ({ count: await countNotices(platform, person.id) }))
  bind(app, calls.informOfNotices, async ({ person, body }) => ({
    count: await informOfNotices(platform, person.id, body),
  }))
  bind(app, calls.openNotice, async ({ person, body }) => {
    await openNotices(platform, person.id, body.ids)
    return done
  })
  bind(app, calls.removeNotices, async ({ person, body }) => {
    await removeNotices(platform, person.id, body)
    return done
  })
  bind(app, settingCalls.readNoticeSettings, ({ person }) => readSettings(platform, person.id))
  bind(app, settingCalls.changeNoticeSettings, ({ person, body }) => changeSettings(platform, person.id, body))
  bind(app, pushCalls.listPushDevices, ({ person }) => devices.listDevices(platform, person.id))
  bind(app, pushCalls.addPushDevice, async ({ person, params, body, request }) => {
    const name = originOf(request).device
    await devices.addDevice(platform, person, { ...body, token: params.token, name })
    return done
  })
  bind(app, pushCalls.removePushDevice, async ({ person, params }) => {
    await devices.removeDevice(platform, person.id, params.token)
    return done
  })
  bind(app, pushCalls.testPushDevice, async ({ person, params }) => {
    await devices.testDevice(platform, person.id, params.token)
    return done
  })
  // Mail programs unsubscribe with a form-encoded POST; its body is ignored.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, parsed) => {
      payload.resume()
      payload.on('end', () => parsed(null))
    })
    bind(scope, settingCalls.unsubscribe, async ({ params }) => {
      await unsubscribe(platform, params.token)
      return done
    })
  })
}
