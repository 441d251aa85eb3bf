import { messageTypes } from '@learntrail/contract/chat/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithPrograms } from '../../../testing/outside-programs.ts'
import { type Conversions, openConversions } from '../../files/conversions/conversions.fixture.ts'
import { film160 } from '../../files/conversions/sample-media.fixture.ts'
import { openRoom, readMessages, write } from '../chat.fixture.ts'

describeWithPrograms('films in rooms', { timeout: 120_000 }, () => {
  let files: Conversions
  beforeAll(async () => {
    files = await openConversions()
    await files.product.platform.pool.query("update accounts set plan = 'plus'")
  })
  afterAll(() => files.close())

  test('whoever saw a film come in hears of its still once there is one', async () => {
    const { id: roomId } = await openRoom(files.owner, { type: 'several', personIds: [files.other.id] })
    // The message is written before the video is processed.
    const { jobs } = files.product.platform
    await jobs.stop()
    const film = await files.upload('溪.mp4', film160())
    const said = await write(files.owner, roomId, { type: messageTypes.video, fileIds: [film.id] })
    await jobs.start()
    await files.settled(film)
    const { items, lastChange } = await readMessages(files.other, roomId, { changedAfter: said.change })
    expect(items).toMatchObject([{ number: said.number, files: [{ id: film.id, thumbnailWidths: [160] }] }])
    expect(lastChange).toBe(said.change + 1)
  })
})
