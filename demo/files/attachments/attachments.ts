import { pdfOf } from './pdf.ts'
import { spreadsheetOf } from './spreadsheet.ts'

interface Attachment {
  fileName: string
  make: () => Buffer
}

/** Files of the demo school other than pictures. */
export const attachments = {
  'rain-table': {
    fileName: '內湖站每月雨量.xlsx',
    make: () =>
      spreadsheetOf('雨量', [
        ['月份', '雨量（mm）', '下雨天數', '時雨量超過 40 mm 次數'],
        ['1 月', 92.5, 14, 0],
        ['2 月', 168, 15, 0],
        ['3 月', 181.5, 15, 1],
        ['4 月', 176, 13, 1],
        ['5 月', 298.5, 14, 3],
        ['6 月', 341, 13, 4],
        ['7 月', 232, 10, 4],
        ['8 月', 318.5, 12, 5],
      ]),
  },
  'river-data': {
    fileName: '基隆河取樣紀錄.xlsx',
    make: () =>
      spreadsheetOf('取樣', [
        ['取樣點', 'pH', '溶氧（mg/L）', '濁度（NTU）', '水溫（°C）', '備註'],
        ['1 瑞芳', 7.4, 8.3, 6, 19.2, '水清，有石蠅'],
        ['2 七堵', 7.3, 6.9, 11, 20.1, ''],
        ['3 汐止', 7.1, 4.6, 21, 20.8, '支流匯入處'],
        ['4 南湖大橋', 7.2, 5.3, 19, 21, '橋下，雨後'],
        ['5 內湖', 7.2, 5.8, 18, 21.2, ''],
      ]),
  },
  'python-notes': {
    fileName: 'python-第三週.txt',
    make: () =>
      Buffer.from(
        [
          '讀雨量、跳過 -9999、算每月平均',
          '',
          'import csv',
          '',
          'months = {}',
          "with open('rain.csv', encoding='utf-8') as file:",
          '    for row in csv.DictReader(file):',
          "        value = float(row['rain'])",
          '        if value == -9999:',
          '            continue',
          "        months.setdefault(row['month'], []).append(value)",
          '',
          'for month, values in months.items():',
          '    print(month, sum(values) / len(values))',
          '',
          '想再學：怎麼自動畫圖',
          '',
        ].join('\n'),
      ),
  },
  'river-report': {
    fileName: '期中報告摘要.pdf',
    make: () =>
      pdfOf('基隆河中游為什麼缺氧：期中報告摘要', [
        '內湖高中二年三班　林小雨、周子晴、許承恩　　指導：陳怡君老師',
        '',
        '一、問題',
        '夏季監測資料中，中游有數日溶氧低於 3 mg/L。我們想知道發生在什麼時候、哪一段、為什麼。',
        '',
        '二、方法',
        '五個取樣點，六次取樣，測量水溫、pH、溶氧與濁度；另選一點做二十四小時晝夜觀測。',
        '',
        '三、目前發現',
        '1. 溶氧最低出現在日出前，白天取樣會錯過。',
        '2. 濁度與溶氧的相關主要來自一次降雨，去除後相關係數由 -0.71 變為 -0.38。',
        '3. 中游低於下游，可能與支流匯入有關，需要再驗證。',
        '',
        '四、限制',
        '取樣點是步行可到的地方，不能代表整條河。',
      ]),
  },
  rubric: {
    fileName: '實驗紀錄評分規準.pdf',
    make: () =>
      pdfOf('實驗紀錄評分規準', [
        '結果（2 分）　圖表清楚、單位正確。',
        '過程（6 分）　三個月後的自己看得懂，包含失敗與原因。',
        '下一步（2 分）　寫出下次會怎麼做，以及為什麼。',
        '',
        '加分不在多，在具體。',
      ]),
  },
  'rubric-project': {
    fileName: '專題分享評分規準.pdf',
    make: () =>
      pdfOf('期中專題分享評分規準', [
        '問題　能說出為什麼值得問。',
        '證據　圖有單位，座標軸完整，樣本數寫清楚。',
        '誠實　說出不確定的地方，並列出限制。',
        '表達　八分鐘內說完，投影片字少。',
        '回應　聽完問題再回答，可以說「我們沒有想到」。',
      ]),
  },
  schedule: {
    fileName: '專題時間表.pdf',
    make: () =>
      pdfOf('二年三班專題時間表', [
        '第 1 至 3 週　題目與文獻',
        '第 4 至 9 週　蒐集資料，每週日交一句話進度',
        '第 10 週　　　期中分享，每組八分鐘',
        '第 11 至 15 週　補資料、分析',
        '第 16 週　　　期末海報展，歡迎家長',
      ]),
  },
  'camp-plan': {
    fileName: '河川營教案.pdf',
    make: () =>
      pdfOf('從石頭底下開始：河川營第一天教案', [
        '對象　國中至高中，每組六人，一位講師一位岸邊安全員。',
        '',
        '08:30　穿青蛙裝，排出空氣',
        '09:00　儀器在空氣中校正，說明為什麼',
        '09:30　翻石頭，找到會動的就叫大家來看',
        '11:00　把找到的生物排成一張食物網',
        '11:40　每人寫一個問題，明天的課從問題開始',
        '',
        '雨量超過每小時 10 毫米，或聽到上游廣播，立即離開水域。',
      ]),
  },
} as const satisfies Record<string, Attachment>

export type AttachmentName = keyof typeof attachments
