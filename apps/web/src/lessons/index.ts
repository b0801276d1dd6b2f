import { eminentDomainLesson } from './eminent-domain.ts';
import type { Lesson } from './lesson.ts';
import { twilightImperiumLesson } from './twilight-imperium.ts';

export const lessons: readonly Lesson[] = [eminentDomainLesson, twilightImperiumLesson];

export const findLesson = (id: string | undefined): Lesson | undefined => lessons.find(each => each.id === id);
