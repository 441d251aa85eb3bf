ALTER TABLE "chatroom_members" ADD COLUMN "silenced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chatroom_members" ADD COLUMN "silenced_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chatroom_messages" ADD COLUMN "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "chatroom_messages" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chatroom_messages" ADD CONSTRAINT "chatroom_messages_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chatroom_messages_removed_by" ON "chatroom_messages" USING btree ("removed_by") WHERE "chatroom_messages"."removed_by" is not null;--> statement-breakpoint
CREATE INDEX "chatroom_messages_taken_out" ON "chatroom_messages" USING btree ("removed_at") WHERE "chatroom_messages"."withheld" is not null and "chatroom_messages"."removed_at" is not null;--> statement-breakpoint
create trigger "hold_chatroomWithheld_on_insert" after insert on "chatroom_messages"
  for each row when (cardinality(coalesce(translate(new.withheld ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')) > 0)
  execute function "hold_files"('chatroomWithheld', 'select ($1).room_id, ($1).number, coalesce(translate(($1).withheld ->> ''fileIds'', ''[]" '', ''{}'')::uuid[], ''{}'')');--> statement-breakpoint
create trigger "hold_chatroomWithheld_on_update" after update on "chatroom_messages"
  for each row when ((old.room_id, old.number, coalesce(translate(old.withheld ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')) is distinct from (new.room_id, new.number, coalesce(translate(new.withheld ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')))
  execute function "hold_files"('chatroomWithheld', 'select ($1).room_id, ($1).number, coalesce(translate(($1).withheld ->> ''fileIds'', ''[]" '', ''{}'')::uuid[], ''{}'')');--> statement-breakpoint
create trigger "hold_chatroomWithheld_on_delete" after delete on "chatroom_messages"
  for each row when (cardinality(coalesce(translate(old.withheld ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')) > 0)
  execute function "hold_files"('chatroomWithheld', 'select ($1).room_id, ($1).number, coalesce(translate(($1).withheld ->> ''fileIds'', ''[]" '', ''{}'')::uuid[], ''{}'')');--> statement-breakpoint
insert into file_holds (file_id, place, holder_id, number)
select distinct f.id as file_id, 'chatroomWithheld' as place, r.room_id as holder_id, r.number::int as number
  from "chatroom_messages" r, unnest(coalesce(translate(r.withheld ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')) named (id) join files f on f.id = named.id
on conflict do nothing;
