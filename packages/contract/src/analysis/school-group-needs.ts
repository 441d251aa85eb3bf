import type { Locale } from '../profiles/preferences.ts'
import type { abilities, Classification, intelligences } from '../tags/tags.ts'
import type { SchoolGroup } from './analysis.ts'

/** What a record can be evidence of. */
export type NeedCode = (typeof abilities)[number] | (typeof intelligences)[number] | Classification

interface GroupNeeds {
  /** What people who select students in this field usually look for. */
  why: Record<Locale, string>
  /** Needs by importance: essential, helpful, complementary. */
  core: readonly NeedCode[]
  helpful: readonly NeedCode[]
  rounding: readonly NeedCode[]
}

/**
 * Day of the last review. This is our own guide and not official: which evidence in a learning portfolio helps in which
 * field, based on the subjects of the 18 university groups and 15 vocational groups. To be reviewed every school year.
 */
export const needsReviewedOn = '2026-11-21'

/** Number of records that are enough evidence, by importance of the need. */
export const enoughRecords = { core: 5, helpful: 3, rounding: 2 } as const

export const schoolGroupNeeds: Record<SchoolGroup, GroupNeeds> = {
  information: {
    why: {
      tw: '資訊領域看重把問題拆開、用程式和資料解決它，也看你能不能和別人一起把東西做完。',
      en: 'Computing looks for people who take problems apart, solve them with code and data, and finish things together.',
    },
    core: ['digital_skills', 'problem_solving', 'logical_mathematical'],
    helpful: ['works', 'data_analysis', 'self_directed_learning', 'teamwork'],
    rounding: ['contest', 'foreign_languages', 'creativity'],
  },
  engineering: {
    why: {
      tw: '工程領域看重動手做、反覆測試和改進，以及用數學和物理解釋為什麼行得通。',
      en: 'Engineering looks for building, testing and improving, and for explaining with mathematics and physics why it works.',
    },
    core: ['hands_on_making', 'problem_solving', 'logical_mathematical'],
    helpful: ['works', 'inquiry_and_research', 'teamwork', 'digital_skills'],
    rounding: ['contest', 'visual_spatial', 'planning'],
  },
  mathematics_physics_chemistry: {
    why: {
      tw: '數理化領域看重追根究柢：提出問題、設計驗證、用證據說話。',
      en: 'Mathematics, physics and chemistry look for people who ask why, design a test and let the evidence speak.',
    },
    core: ['inquiry_and_research', 'logical_mathematical', 'critical_thinking'],
    helpful: ['data_analysis', 'course_learning', 'problem_solving'],
    rounding: ['contest', 'self_directed_learning', 'foreign_languages'],
  },
  medicine_health: {
    why: {
      tw: '醫藥衛生領域看重科學基礎，也看重長期關心人、傾聽與溝通的經驗。',
      en: 'Medicine and health look for a foundation in science, and for having cared, listened and explained over time.',
    },
    core: ['inquiry_and_research', 'volunteer_service', 'communication'],
    helpful: ['interpersonal', 'critical_thinking', 'teamwork', 'self_management'],
    rounding: ['naturalistic', 'civic_participation', 'foreign_languages'],
  },
  life_science: {
    why: {
      tw: '生命科學領域看重觀察、實驗和紀錄的耐心，以及從資料裡看出規律。',
      en: 'Life science looks for patience in observing, experimenting and recording, and for seeing patterns in data.',
    },
    core: ['inquiry_and_research', 'naturalistic', 'data_analysis'],
    helpful: ['hands_on_making', 'critical_thinking', 'course_learning', 'teamwork'],
    rounding: ['contest', 'communication', 'volunteer_service'],
  },
  bioresources: {
    why: {
      tw: '生物資源領域看重走進田野、牧場或森林的經驗，以及對環境和產業的關心。',
      en: 'Bioresources look for time spent in fields, farms or forests, and for care about both nature and its use.',
    },
    core: ['naturalistic', 'inquiry_and_research', 'hands_on_making'],
    helpful: ['data_analysis', 'volunteer_service', 'problem_solving'],
    rounding: ['workplace_learning', 'planning', 'global_outlook'],
  },
  earth_environment: {
    why: {
      tw: '地球環境領域看重野外觀測、讀懂地圖和數據，以及對環境議題的行動。',
      en: 'Earth and environment look for observing outdoors, reading maps and data, and acting on environmental questions.',
    },
    core: ['naturalistic', 'data_analysis', 'inquiry_and_research'],
    helpful: ['visual_spatial', 'civic_participation', 'self_directed_learning'],
    rounding: ['global_outlook', 'digital_skills', 'volunteer_service'],
  },
  architecture_design: {
    why: {
      tw: '建築設計領域看重作品背後的想法：怎麼觀察空間與人、怎麼一次次修改。',
      en: 'Architecture and design look at the thinking behind the work: how you watch space and people, and how you revise.',
    },
    core: ['works', 'visual_spatial', 'creativity'],
    helpful: ['aesthetics', 'hands_on_making', 'problem_solving', 'communication'],
    rounding: ['contest', 'digital_skills', 'civic_participation'],
  },
  arts: {
    why: {
      tw: '藝術領域看重持續的創作和練習，以及說得出自己為什麼這樣表現。',
      en: 'The arts look for steady practice and creation, and for being able to say why you express it this way.',
    },
    core: ['works', 'aesthetics', 'creativity'],
    helpful: ['contest', 'self_directed_learning', 'visual_spatial', 'musical'],
    rounding: ['intrapersonal', 'group_activity', 'communication'],
  },
  social_psychology: {
    why: {
      tw: '社會心理領域看重對人的好奇、同理與反思，以及用訪談或資料理解社會。',
      en: 'Social work and psychology look for curiosity about people, empathy and reflection, and for understanding through interviews and data.',
    },
    core: ['interpersonal', 'volunteer_service', 'critical_thinking'],
    helpful: ['intrapersonal', 'communication', 'inquiry_and_research', 'civic_participation'],
    rounding: ['data_analysis', 'cadre_experience', 'teamwork'],
  },
  mass_communication: {
    why: {
      tw: '大眾傳播領域看重說故事的作品：採訪、寫作、影像，以及查證的習慣。',
      en: 'Communication looks for stories you have told in words, sound or pictures, and for the habit of checking facts.',
    },
    core: ['communication', 'works', 'verbal_linguistic'],
    helpful: ['creativity', 'digital_skills', 'critical_thinking', 'teamwork'],
    rounding: ['aesthetics', 'civic_participation', 'group_activity'],
  },
  foreign_language: {
    why: {
      tw: '外語領域看重真的在用語言：閱讀、寫作、交流，以及對其他文化的理解。',
      en: 'Foreign languages look for language in real use: reading, writing, meeting people, and understanding other cultures.',
    },
    core: ['foreign_languages', 'verbal_linguistic', 'global_outlook'],
    helpful: ['communication', 'certification_license', 'self_directed_learning'],
    rounding: ['contest', 'critical_thinking', 'volunteer_service'],
  },
  literature_history_philosophy: {
    why: {
      tw: '文史哲領域看重大量閱讀後的思考與書寫，能提出自己的詮釋並說明根據。',
      en: 'Literature, history and philosophy look for thinking and writing after much reading, with your own view and its grounds.',
    },
    core: ['verbal_linguistic', 'critical_thinking', 'inquiry_and_research'],
    helpful: ['works', 'self_directed_learning', 'intrapersonal'],
    rounding: ['contest', 'foreign_languages', 'aesthetics'],
  },
  education: {
    why: {
      tw: '教育領域看重陪伴別人學習的經驗，以及從中看見的改變與反思。',
      en: 'Education looks for having helped others learn, and for the change and the reflection that came of it.',
    },
    core: ['interpersonal', 'communication', 'volunteer_service'],
    helpful: ['planning', 'cadre_experience', 'intrapersonal', 'teamwork'],
    rounding: ['creativity', 'leadership', 'civic_participation'],
  },
  law_politics: {
    why: {
      tw: '法政領域看重論證與辯論、對公共議題的參與，以及讀懂複雜文字的能力。',
      en: 'Law and politics look for argument and debate, part in public matters, and reading difficult texts.',
    },
    core: ['critical_thinking', 'civic_participation', 'verbal_linguistic'],
    helpful: ['communication', 'cadre_experience', 'inquiry_and_research'],
    rounding: ['contest', 'leadership', 'foreign_languages'],
  },
  management: {
    why: {
      tw: '管理領域看重帶著一群人把事情做成：規劃、分工、溝通和檢討。',
      en: 'Management looks for having brought a group to a result: planning, sharing work, talking and looking back.',
    },
    core: ['leadership', 'planning', 'teamwork'],
    helpful: ['cadre_experience', 'communication', 'data_analysis', 'problem_solving'],
    rounding: ['time_management', 'contest', 'foreign_languages'],
  },
  finance_economics: {
    why: {
      tw: '財經領域看重數字感與邏輯，以及從生活和新聞裡看見經濟問題。',
      en: 'Finance and economics look for a sense of numbers and logic, and for seeing economic questions in daily life.',
    },
    core: ['logical_mathematical', 'data_analysis', 'critical_thinking'],
    helpful: ['inquiry_and_research', 'digital_skills', 'foreign_languages'],
    rounding: ['certification_license', 'contest', 'global_outlook'],
  },
  recreation_sports: {
    why: {
      tw: '遊憩運動領域看重長期訓練與自律、團隊合作，以及舉辦活動的經驗。',
      en: 'Recreation and sports look for long training and discipline, teamwork, and for having run activities.',
    },
    core: ['bodily_kinesthetic', 'self_management', 'teamwork'],
    helpful: ['group_activity', 'contest', 'planning', 'leadership'],
    rounding: ['certification_license', 'volunteer_service', 'adaptability'],
  },
  machinery: {
    why: {
      tw: '機械群看重識圖、加工與組裝的實作紀錄，以及對精度和安全的講究。',
      en: 'Machinery looks for records of reading plans, machining and assembling, with care for precision and safety.',
    },
    core: ['hands_on_making', 'works', 'visual_spatial'],
    helpful: ['certification_license', 'problem_solving', 'logical_mathematical'],
    rounding: ['contest', 'workplace_learning', 'teamwork'],
  },
  power_machinery: {
    why: {
      tw: '動力機械群看重檢修與診斷的過程：怎麼找出故障、怎麼確認修好。',
      en: 'Power machinery looks for how you diagnose and repair: how the fault was found and the repair proved.',
    },
    core: ['hands_on_making', 'problem_solving', 'certification_license'],
    helpful: ['works', 'logical_mathematical', 'workplace_learning'],
    rounding: ['contest', 'bodily_kinesthetic', 'teamwork'],
  },
  electrical_electronic: {
    why: {
      tw: '電機與電子群看重電路與程式的專題，從設計、測試到除錯的完整紀錄。',
      en: 'Electrical and electronic engineering look for projects in circuits and code, from design to debugging.',
    },
    core: ['hands_on_making', 'logical_mathematical', 'digital_skills'],
    helpful: ['works', 'certification_license', 'problem_solving'],
    rounding: ['contest', 'inquiry_and_research', 'teamwork'],
  },
  civil_architecture: {
    why: {
      tw: '土木與建築群看重測量、製圖與模型，以及對環境和安全的考量。',
      en: 'Civil engineering and architecture look for surveying, drawing and models, with thought for place and safety.',
    },
    core: ['visual_spatial', 'hands_on_making', 'works'],
    helpful: ['certification_license', 'logical_mathematical', 'planning'],
    rounding: ['contest', 'aesthetics', 'teamwork'],
  },
  chemical_engineering: {
    why: {
      tw: '化工群看重實驗操作與數據紀錄，以及對安全與環境的責任。',
      en: 'Chemical engineering looks for laboratory work with recorded data, and for responsibility for safety and nature.',
    },
    core: ['inquiry_and_research', 'hands_on_making', 'data_analysis'],
    helpful: ['certification_license', 'logical_mathematical', 'course_learning'],
    rounding: ['contest', 'problem_solving', 'naturalistic'],
  },
  commerce_management: {
    why: {
      tw: '商業與管理群看重企劃、會計與資訊應用，以及實際經營或銷售的經驗。',
      en: 'Commerce and management look for plans, accounts and software in use, and for having run or sold something.',
    },
    core: ['planning', 'data_analysis', 'communication'],
    helpful: ['certification_license', 'digital_skills', 'teamwork', 'cadre_experience'],
    rounding: ['contest', 'workplace_learning', 'foreign_languages'],
  },
  design: {
    why: {
      tw: '設計群看重作品集：從發想、草圖到完稿，每一次修改都說得出理由。',
      en: 'Design looks at a body of work: from idea and sketch to final piece, with a reason for each change.',
    },
    core: ['works', 'creativity', 'aesthetics'],
    helpful: ['visual_spatial', 'digital_skills', 'contest'],
    rounding: ['certification_license', 'communication', 'hands_on_making'],
  },
  agriculture: {
    why: {
      tw: '農業群看重栽培或飼養的長期觀察，以及對土地和產銷的了解。',
      en: 'Agriculture looks for long observation of growing or raising, and for understanding land and market.',
    },
    core: ['naturalistic', 'hands_on_making', 'inquiry_and_research'],
    helpful: ['certification_license', 'workplace_learning', 'data_analysis'],
    rounding: ['contest', 'planning', 'civic_participation'],
  },
  food: {
    why: {
      tw: '食品群看重配方與製程的紀錄、品管數據，以及衛生安全的觀念。',
      en: 'Food looks for recipes and processes on record, data of quality, and a sense of hygiene and safety.',
    },
    core: ['hands_on_making', 'inquiry_and_research', 'certification_license'],
    helpful: ['works', 'data_analysis', 'creativity'],
    rounding: ['contest', 'naturalistic', 'workplace_learning'],
  },
  home_economics: {
    why: {
      tw: '家政群看重照顧人與美化生活的實作，以及同理心和耐心。',
      en: 'Home economics looks for care for people and for daily life made better by hand, with empathy and patience.',
    },
    core: ['interpersonal', 'hands_on_making', 'aesthetics'],
    helpful: ['certification_license', 'volunteer_service', 'creativity', 'works'],
    rounding: ['contest', 'communication', 'planning'],
  },
  hospitality: {
    why: {
      tw: '餐旅群看重服務與廚藝的實作、語言能力，以及臨場應變。',
      en: 'Hospitality looks for practice in service and kitchen, for languages, and for keeping calm when plans change.',
    },
    core: ['hands_on_making', 'communication', 'certification_license'],
    helpful: ['workplace_learning', 'foreign_languages', 'teamwork', 'creativity'],
    rounding: ['contest', 'adaptability', 'aesthetics'],
  },
  fishery: {
    why: {
      tw: '水產群看重養殖或漁業的實作與觀察，以及對海洋永續的關心。',
      en: 'Fishery looks for practice and observation in farming or fishing, and for care about a living sea.',
    },
    core: ['naturalistic', 'hands_on_making', 'inquiry_and_research'],
    helpful: ['certification_license', 'workplace_learning', 'data_analysis'],
    rounding: ['contest', 'bodily_kinesthetic', 'civic_participation'],
  },
  maritime: {
    why: {
      tw: '海事群看重航海或輪機的實習、紀律與安全意識，以及英語溝通。',
      en: 'Maritime looks for training at sea or in the engine room, for discipline and safety, and for English in use.',
    },
    core: ['hands_on_making', 'self_management', 'foreign_languages'],
    helpful: ['certification_license', 'workplace_learning', 'teamwork'],
    rounding: ['bodily_kinesthetic', 'problem_solving', 'adaptability'],
  },
  foreign_language_vocational: {
    why: {
      tw: '外語群看重聽說讀寫的應用紀錄、語言檢定，以及商務或導覽的實作。',
      en: 'The language group looks for languages used in all four skills, certificates, and practice in business or guiding.',
    },
    core: ['foreign_languages', 'communication', 'certification_license'],
    helpful: ['verbal_linguistic', 'global_outlook', 'works'],
    rounding: ['contest', 'digital_skills', 'group_activity'],
  },
  art_vocational: {
    why: {
      tw: '藝術群看重展演與創作的過程紀錄，以及長期練習帶來的進步。',
      en: 'The art group looks for performances and works with the way to them, and for progress through long practice.',
    },
    core: ['works', 'aesthetics', 'creativity'],
    helpful: ['group_activity', 'musical', 'bodily_kinesthetic', 'contest'],
    rounding: ['teamwork', 'self_management', 'intrapersonal'],
  },
}

/** What to write in a record so that it is evidence: the sentence next to a need. */
export const evidenceHints: Record<Locale, Record<NeedCode, string>> = {
  tw: {
    communication: '寫下你怎麼把想法說清楚，對方又怎麼回應。',
    teamwork: '寫下分工、卡住的地方，以及大家怎麼一起解決。',
    leadership: '寫下你帶著大家做了什麼決定，結果如何。',
    problem_solving: '寫下問題是什麼、試過哪些方法、最後怎麼解決。',
    critical_thinking: '寫下你懷疑了什麼、怎麼查證、改變了什麼看法。',
    creativity: '寫下點子從哪裡來，和原本的做法差在哪裡。',
    inquiry_and_research: '寫下問題、方法、資料和結論，失敗的嘗試也算。',
    data_analysis: '附上數據或圖表，寫下你從中看出什麼。',
    digital_skills: '寫下用了什麼工具或程式，解決了什麼事。',
    foreign_languages: '寫下用外語讀、寫或交談的一次經驗。',
    global_outlook: '寫下你和其他文化相遇、比較後的想法。',
    self_management: '寫下你訂的目標、怎麼堅持、怎麼調整。',
    time_management: '寫下你怎麼排時間，哪裡沒估準。',
    planning: '寫下計畫、實際進度，和下次會怎麼改。',
    hands_on_making: '拍下做的過程，寫下材料、步驟和改良。',
    aesthetics: '寫下你怎麼選擇色彩、聲音或文字，為什麼。',
    civic_participation: '寫下你參與的公共事務，和帶來的改變。',
    adaptability: '寫下計畫被打亂時，你怎麼應變。',
    visual_spatial: '附上草圖、模型或照片，說明你怎麼想像空間。',
    verbal_linguistic: '放上你的文章、演講或閱讀心得。',
    logical_mathematical: '寫下推理或計算的過程，而不只是答案。',
    musical: '寫下練習、演出或創作，附上錄音更好。',
    naturalistic: '寫下你觀察到的自然現象，附上日期和照片。',
    bodily_kinesthetic: '寫下訓練或操作的過程和進步。',
    interpersonal: '寫下你怎麼理解一個人，或陪伴別人的經驗。',
    intrapersonal: '寫下你對自己的發現，和想改變的事。',
    course_learning: '把一份課程作業連同過程和修改整理成紀錄。',
    cadre_experience: '寫下擔任幹部時處理的一件事。',
    contest: '寫下參加一場競賽的準備、過程和收穫，沒得名也算。',
    certification_license: '寫下準備一張證照或檢定的過程。',
    volunteer_service: '寫下一次服務，遇見誰、改變了什麼。',
    self_directed_learning: '寫下自己找的題目、怎麼學、學到哪裡。',
    group_activity: '寫下社團或團體活動中你負責的部分。',
    workplace_learning: '寫下一次職場參訪、實習或工讀學到的事。',
    works: '放上一件作品，說明想法和修改的過程。',
    other_classify: '寫下其他對你重要的經驗。',
  },
  en: {
    communication: 'Write how you made a thought clear, and how others answered.',
    teamwork: 'Write who did what, where it got stuck, and how you solved it together.',
    leadership: 'Write what you led others to decide, and what came of it.',
    problem_solving: 'Write what the problem was, what you tried, and what worked.',
    critical_thinking: 'Write what you doubted, how you checked, and what you changed your mind about.',
    creativity: 'Write where the idea came from, and how it differs from the usual way.',
    inquiry_and_research: 'Write question, method, data and conclusion. Failed attempts count.',
    data_analysis: 'Add data or a chart, and write what you see in it.',
    digital_skills: 'Write which tool or program you used, and what it solved.',
    foreign_languages: 'Write about a time you read, wrote or spoke another language.',
    global_outlook: 'Write about meeting another culture, and what you thought after comparing.',
    self_management: 'Write your goal, how you kept at it, and how you adjusted.',
    time_management: 'Write how you planned your time, and where you misjudged it.',
    planning: 'Write the plan, what really happened, and what you would change.',
    hands_on_making: 'Take pictures of the making; write materials, steps and improvements.',
    aesthetics: 'Write how you chose colours, sounds or words, and why.',
    civic_participation: 'Write which public matter you took part in, and what changed.',
    adaptability: 'Write what you did when the plan fell apart.',
    visual_spatial: 'Add a sketch, model or photo, and explain how you imagined the space.',
    verbal_linguistic: 'Add an essay, a speech or thoughts on a book.',
    logical_mathematical: 'Write the reasoning or calculation, not only the answer.',
    musical: 'Write about practising, performing or composing; a recording helps.',
    naturalistic: 'Write what you observed in nature, with date and photo.',
    bodily_kinesthetic: 'Write how you trained or worked with your hands, and how you got better.',
    interpersonal: 'Write how you came to understand somebody, or stood by them.',
    intrapersonal: 'Write what you found out about yourself, and what you want to change.',
    course_learning: 'Turn a piece of course work into a record, with its drafts.',
    cadre_experience: 'Write about one matter you handled in an office you held.',
    contest: 'Write about preparing for and taking part in a contest, prize or not.',
    certification_license: 'Write about preparing for a certificate or test.',
    volunteer_service: 'Write about serving: whom you met, and what changed.',
    self_directed_learning: 'Write about a topic you chose yourself, how you learnt and how far you got.',
    group_activity: 'Write what you were responsible for in a club or group.',
    workplace_learning: 'Write what you learnt from a visit, placement or job.',
    works: 'Add something you made, with the idea and the changes on the way.',
    other_classify: 'Write about another experience that matters to you.',
  },
}
