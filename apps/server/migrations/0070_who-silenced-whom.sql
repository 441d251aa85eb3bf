ALTER TABLE "chatroom_members" ADD COLUMN "silenced_by" uuid;--> statement-breakpoint
ALTER TABLE "chatroom_members" ADD COLUMN "silence_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chatroom_members" ADD CONSTRAINT "chatroom_members_silenced_by_accounts_id_fk" FOREIGN KEY ("silenced_by") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chatroom_members_silenced" ON "chatroom_members" USING btree ("room_id") WHERE "chatroom_members"."silenced_at" is not null;--> statement-breakpoint
CREATE INDEX "chatroom_members_silenced_by" ON "chatroom_members" USING btree ("silenced_by") WHERE "chatroom_members"."silenced_by" is not null;--> statement-breakpoint
CREATE INDEX "chatroom_messages_removed" ON "chatroom_messages" USING btree ("room_id","removed_at") WHERE "chatroom_messages"."removed_at" is not null;