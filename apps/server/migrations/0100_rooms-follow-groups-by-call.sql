DROP TRIGGER "group_members_in_chatroom" ON "group_members";--> statement-breakpoint
DROP FUNCTION "follow_group_in_chatroom"();
