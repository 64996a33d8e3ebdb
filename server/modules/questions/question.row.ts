import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Question, QuestionKind } from './question.rules.ts';

@Entity('checkout_questions')
export class QuestionRow implements Question {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') eventId!: string;
  @Column('uuid') issuerId!: string;
  @Column('uuid') tierId!: string | null;
  @Column('text') kind!: QuestionKind;
  @Column('text') label!: string;
  @Column('text') help!: string | null;
  @Column('text', { array: true }) options!: string[] | null;
  @Column('boolean') perTicket!: boolean;
  @Column('boolean') required!: boolean;
  @Column('boolean') atDoor!: boolean;
  @Column('integer') retentionDays!: number;
  @Column('integer') position!: number;
  @Column('timestamptz') archivedAt!: Date | null;
}
