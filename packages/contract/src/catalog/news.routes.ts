import type { Routes } from '../route.ts'
import { newsSchema, newsSeenAnswerSchema, newsSeenSchema } from './news.ts'

/** Routes of the bell. */
export const NEWS_ROUTES = {
  news: {
    method: 'GET',
    path: '/api/news',
    summary: 'What is new since the profile last looked, newest first',
    tag: 'news',
    titles: 'some',
    answer: newsSchema,
  },
  seen: {
    method: 'POST',
    path: '/api/news/seen',
    summary: 'The profile has looked at the news',
    tag: 'news',
    titles: 'none',
    body: newsSeenSchema,
    answer: newsSeenAnswerSchema,
  },
} as const satisfies Routes
