import type { Emotion } from '@learntrail/contract/chat/facts'
import type { PersonKey } from '../people/people.ts'

interface DemoWords {
  by: PersonKey
  /** A text, or a sticker. */
  text?: string
  sticker?: string
  daysAgo: number
  /** Minutes after the hour at which the conversation starts. */
  minute: number
  /** The index of the message that it replies to. */
  answers?: number
  liked?: readonly { by: PersonKey; emotion: Emotion }[]
  isPinned?: true
}

interface DemoRoom {
  by: PersonKey
  /** A group's room by the group's handle, or a room with people, which has a name if there are more than two. */
  group?: string
  with?: readonly PersonKey[]
  name?: string
  /** Members who have not read the last messages, and how many. */
  unread: readonly { by: PersonKey; last: number }[]
  words: readonly DemoWords[]
}

export const chatrooms: readonly DemoRoom[] = [
  {
    by: 'chen',
    group: 'neihu-203',
    unread: [{ by: 'rain', last: 3 }],
    words: [
      {
        by: 'chen',
        text: '各位，下週三的走讀，集合地點改到東側門，公車會停在那裡。',
        daysAgo: 2,
        minute: 0,
        isPinned: true,
      },
      { by: 'rain', text: '收到！', daysAgo: 2, minute: 3 },
      { by: 'tong', text: '老師，下雨的話怎麼辦？', daysAgo: 2, minute: 5 },
      {
        by: 'chen',
        text: '當天早上七點前會在這裡說。小雨照走，帶雨衣；大雨就在教室看空拍影片。',
        daysAgo: 2,
        minute: 9,
        answers: 2,
        liked: [
          { by: 'tong', emotion: 'thanks' },
          { by: 'rain', emotion: 'like' },
          { by: 'xiang', emotion: 'like' },
        ],
      },
      { by: 'xiang', sticker: 'trail/agree', daysAgo: 2, minute: 11 },
      { by: 'qing', text: '我家有兩件多的雨衣，需要的人跟我說。', daysAgo: 1, minute: 2 },
      { by: 'bo', text: '我需要一件，謝謝晴晴', daysAgo: 1, minute: 6, liked: [{ by: 'qing', emotion: 'love' }] },
      { by: 'chen', text: '晴晴好貼心。記得也帶筆記本，回來要寫一篇觀察紀錄。', daysAgo: 1, minute: 20 },
      { by: 'zhen', text: '紀錄要附照片嗎？', daysAgo: 0, minute: 0 },
      { by: 'rui', text: '至少一張，最好看得出是哪一座橋。', daysAgo: 0, minute: 4, answers: 8 },
      { by: 'zhen', sticker: 'days/thanks', daysAgo: 0, minute: 5 },
    ],
  },
  {
    by: 'rain',
    with: ['qing', 'en'],
    name: '水質專題小組',
    unread: [{ by: 'rain', last: 2 }],
    words: [
      { by: 'rain', text: '這週的採樣表我先開好了，三個點：成美橋、南湖大橋、彩虹橋。', daysAgo: 4, minute: 0 },
      { by: 'en', text: '我負責溶氧，晴晴濁度？', daysAgo: 4, minute: 2 },
      {
        by: 'qing',
        text: '可以！濁度計我跟自然老師借好了',
        daysAgo: 4,
        minute: 4,
        liked: [{ by: 'rain', emotion: 'love' }],
      },
      { by: 'en', text: '中游那個點我再測了一次，溶氧 5.1 mg/L', daysAgo: 1, minute: 31 },
      {
        by: 'rain',
        text: '太好了！那和上週的 5.0 很接近，可以寫進報告',
        daysAgo: 1,
        minute: 33,
        answers: 3,
        liked: [{ by: 'en', emotion: 'like' }],
      },
      { by: 'qing', sticker: 'days/idea', daysAgo: 1, minute: 34 },
      {
        by: 'qing',
        text: '如果把雨量也畫進去，說不定看得出為什麼星期四特別低。氣象署有資料：https://www.cwa.gov.tw',
        daysAgo: 1,
        minute: 36,
      },
      { by: 'rain', text: '這個想法很好，星期五午休一起畫？', daysAgo: 1, minute: 40 },
      { by: 'en', text: '我可以，十二點半圖書館見', daysAgo: 0, minute: 10 },
      { by: 'qing', text: '我把濁度的圖放到雲端了，你們看看軸要不要改', daysAgo: 0, minute: 12 },
    ],
  },
  {
    by: 'rain',
    with: ['qing'],
    unread: [],
    words: [
      { by: 'qing', text: '明天的讀書會你看到第幾章？', daysAgo: 1, minute: 50 },
      { by: 'rain', text: '第四章，還差一點點', daysAgo: 1, minute: 52 },
      { by: 'qing', sticker: 'days/cheer', daysAgo: 1, minute: 53 },
      { by: 'rain', text: '你的心得卡可以借我看嗎？我想知道你怎麼分段', daysAgo: 1, minute: 55 },
      { by: 'qing', text: '當然，我明天帶給你', daysAgo: 1, minute: 56, liked: [{ by: 'rain', emotion: 'thanks' }] },
    ],
  },
  {
    by: 'rain',
    with: ['chen'],
    unread: [{ by: 'rain', last: 1 }],
    words: [
      { by: 'rain', text: '老師好，想請您看一下專題的題目，這樣會不會太大？', daysAgo: 3, minute: 0 },
      { by: 'chen', text: '題目很好。先把範圍縮到一條河、一個季節，資料會比較扎實。', daysAgo: 3, minute: 25 },
      {
        by: 'rain',
        text: '了解，我改成「基隆河中游秋季溶氧變化」',
        daysAgo: 3,
        minute: 31,
        liked: [{ by: 'chen', emotion: 'like' }],
      },
      { by: 'chen', text: '星期三放學後可以，來辦公室一起看數據。', daysAgo: 0, minute: 0 },
    ],
  },
]
