import type { Translated } from '@/lib/messages/translated'

/** The content pages: about, career counselling, why the state, mentoring (spec 1 §2, §8). */
export const content = {
  about: {
    title: 'About us',
    description: 'Who makes this guide to education in Karnataka, what for, and for whom.',
    noData: 'No About data found.',
    founders: 'Founders',
  },
  career: {
    title: 'Career Counseling',
    description: 'Ask for career counselling: online, by phone or in person, for students and parents in Karnataka.',
    form: 'Ask for counselling',
  },
  why: {
    title: 'Why Karnataka',
    description: 'What studying in Karnataka means: its institutions, towns, work, culture and cost of living.',
    highlights: 'Highlights',
  },
  mentoring: {
    title: 'Mentoring & Team',
    description: 'Mentors who took the path you are thinking about, and how to ask for one.',
    mentors: 'Mentors',
    noMentors: 'No categories found.',
    form: 'Ask for a mentor',
  },
  formHint: 'Tell us where you stand and how you would like to talk: online, by phone or in person.',
  failed: 'Failed to load data.',
  failedHint: 'Please try once more in a moment.',
  noDataHint: 'There is nothing here yet. The directory and our counsellors are there already.',
  retry: 'Try again',
  happyStudents: '100+ Happy Students',
  getCareerCounseling: 'Get Career Counseling',
  exploreInstitution: 'Explore Institution',
  loading: 'Loading the page',
} as const
export type ContentMessages = Translated<typeof content>
