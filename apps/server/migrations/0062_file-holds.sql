-- What holds a file, in one place instead of a list of files in each of twenty tables.
CREATE TABLE "file_holds" (
	"file_id" uuid NOT NULL,
	"place" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "file_holds_file_id_place_holder_id_number_pk" PRIMARY KEY("file_id","place","holder_id","number")
);
--> statement-breakpoint
ALTER TABLE "file_holds" ADD CONSTRAINT "file_holds_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Kept by the database, so that no way of writing forgets it. The first argument is the place, the second reads of a row
-- what holds, its number and its files. What was held is known from the row as it was, so nothing has to be looked for.
CREATE FUNCTION "hold_files"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	former_id uuid; former_number integer; former_files uuid[] := '{}';
	new_id uuid; new_number integer; new_files uuid[] := '{}';
	is_same boolean;
BEGIN
	IF TG_OP <> 'INSERT' THEN EXECUTE TG_ARGV[1] INTO former_id, former_number, former_files USING OLD; END IF;
	IF TG_OP <> 'DELETE' THEN EXECUTE TG_ARGV[1] INTO new_id, new_number, new_files USING NEW; END IF;
	is_same := (former_id, former_number) IS NOT DISTINCT FROM (new_id, new_number);
	IF former_files <> '{}' THEN
		DELETE FROM "file_holds" WHERE "file_id" = ANY (former_files) AND "place" = TG_ARGV[0]
			AND "holder_id" = former_id AND "number" = former_number AND NOT (is_same AND "file_id" = ANY (new_files));
	END IF;
	IF new_files <> '{}' THEN
		-- Who removes one at this moment is waited for; what is gone is held by nothing.
		INSERT INTO "file_holds" ("file_id", "place", "holder_id", "number")
		SELECT "id", TG_ARGV[0], new_id, new_number FROM "files"
		WHERE "id" = ANY (new_files) AND NOT (is_same AND "id" = ANY (former_files)) ORDER BY "id" FOR KEY SHARE
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
create trigger "hold_avatar_on_insert" after insert on "accounts"
  for each row when (cardinality(array_remove(array[new.avatar_file_id], null)) > 0)
  execute function "hold_files"('avatar', 'select ($1).id, 0, array_remove(array[($1).avatar_file_id], null)');--> statement-breakpoint
create trigger "hold_avatar_on_update" after update on "accounts"
  for each row when ((old.id, 0, array_remove(array[old.avatar_file_id], null)) is distinct from (new.id, 0, array_remove(array[new.avatar_file_id], null)))
  execute function "hold_files"('avatar', 'select ($1).id, 0, array_remove(array[($1).avatar_file_id], null)');--> statement-breakpoint
create trigger "hold_avatar_on_delete" after delete on "accounts"
  for each row when (cardinality(array_remove(array[old.avatar_file_id], null)) > 0)
  execute function "hold_files"('avatar', 'select ($1).id, 0, array_remove(array[($1).avatar_file_id], null)');--> statement-breakpoint
create trigger "hold_groupCover_on_insert" after insert on "groups"
  for each row when (cardinality(array_remove(array[new.cover_file_id], null)) > 0)
  execute function "hold_files"('groupCover', 'select ($1).id, 0, array_remove(array[($1).cover_file_id], null)');--> statement-breakpoint
create trigger "hold_groupCover_on_update" after update on "groups"
  for each row when ((old.id, 0, array_remove(array[old.cover_file_id], null)) is distinct from (new.id, 0, array_remove(array[new.cover_file_id], null)))
  execute function "hold_files"('groupCover', 'select ($1).id, 0, array_remove(array[($1).cover_file_id], null)');--> statement-breakpoint
create trigger "hold_groupCover_on_delete" after delete on "groups"
  for each row when (cardinality(array_remove(array[old.cover_file_id], null)) > 0)
  execute function "hold_files"('groupCover', 'select ($1).id, 0, array_remove(array[($1).cover_file_id], null)');--> statement-breakpoint
create trigger "hold_post_on_insert" after insert on "post_files"
  for each row when (cardinality(array_remove(array[new.file_id], null)) > 0)
  execute function "hold_files"('post', 'select ($1).post_id, ($1).position, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_post_on_update" after update on "post_files"
  for each row when ((old.post_id, old.position, array_remove(array[old.file_id], null)) is distinct from (new.post_id, new.position, array_remove(array[new.file_id], null)))
  execute function "hold_files"('post', 'select ($1).post_id, ($1).position, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_post_on_delete" after delete on "post_files"
  for each row when (cardinality(array_remove(array[old.file_id], null)) > 0)
  execute function "hold_files"('post', 'select ($1).post_id, ($1).position, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_draft_on_insert" after insert on "drafts"
  for each row when (cardinality(case when new.is_bulletin then '{}' else new.file_ids end) > 0)
  execute function "hold_files"('draft', 'select ($1).id, 0, case when ($1).is_bulletin then ''{}'' else ($1).file_ids end');--> statement-breakpoint
create trigger "hold_draft_on_update" after update on "drafts"
  for each row when ((old.id, 0, case when old.is_bulletin then '{}' else old.file_ids end) is distinct from (new.id, 0, case when new.is_bulletin then '{}' else new.file_ids end))
  execute function "hold_files"('draft', 'select ($1).id, 0, case when ($1).is_bulletin then ''{}'' else ($1).file_ids end');--> statement-breakpoint
create trigger "hold_draft_on_delete" after delete on "drafts"
  for each row when (cardinality(case when old.is_bulletin then '{}' else old.file_ids end) > 0)
  execute function "hold_files"('draft', 'select ($1).id, 0, case when ($1).is_bulletin then ''{}'' else ($1).file_ids end');--> statement-breakpoint
create trigger "hold_bulletinDraft_on_insert" after insert on "drafts"
  for each row when (cardinality(case when new.is_bulletin then new.file_ids else '{}' end) > 0)
  execute function "hold_files"('bulletinDraft', 'select ($1).id, 0, case when ($1).is_bulletin then ($1).file_ids else ''{}'' end');--> statement-breakpoint
create trigger "hold_bulletinDraft_on_update" after update on "drafts"
  for each row when ((old.id, 0, case when old.is_bulletin then old.file_ids else '{}' end) is distinct from (new.id, 0, case when new.is_bulletin then new.file_ids else '{}' end))
  execute function "hold_files"('bulletinDraft', 'select ($1).id, 0, case when ($1).is_bulletin then ($1).file_ids else ''{}'' end');--> statement-breakpoint
create trigger "hold_bulletinDraft_on_delete" after delete on "drafts"
  for each row when (cardinality(case when old.is_bulletin then old.file_ids else '{}' end) > 0)
  execute function "hold_files"('bulletinDraft', 'select ($1).id, 0, case when ($1).is_bulletin then ($1).file_ids else ''{}'' end');--> statement-breakpoint
create trigger "hold_slot_on_insert" after insert on "custom_slots"
  for each row when (cardinality(array_remove(array[new.picture_id], null)) > 0)
  execute function "hold_files"('slot', 'select ($1).owner_id, ($1).slot, array_remove(array[($1).picture_id], null)');--> statement-breakpoint
create trigger "hold_slot_on_update" after update on "custom_slots"
  for each row when ((old.owner_id, old.slot, array_remove(array[old.picture_id], null)) is distinct from (new.owner_id, new.slot, array_remove(array[new.picture_id], null)))
  execute function "hold_files"('slot', 'select ($1).owner_id, ($1).slot, array_remove(array[($1).picture_id], null)');--> statement-breakpoint
create trigger "hold_slot_on_delete" after delete on "custom_slots"
  for each row when (cardinality(array_remove(array[old.picture_id], null)) > 0)
  execute function "hold_files"('slot', 'select ($1).owner_id, ($1).slot, array_remove(array[($1).picture_id], null)');--> statement-breakpoint
create trigger "hold_shared_on_insert" after insert on "shared_files"
  for each row when (cardinality(array_remove(array[new.file_id], null)) > 0)
  execute function "hold_files"('shared', 'select ($1).shared_id, ($1).position, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_shared_on_update" after update on "shared_files"
  for each row when ((old.shared_id, old.position, array_remove(array[old.file_id], null)) is distinct from (new.shared_id, new.position, array_remove(array[new.file_id], null)))
  execute function "hold_files"('shared', 'select ($1).shared_id, ($1).position, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_shared_on_delete" after delete on "shared_files"
  for each row when (cardinality(array_remove(array[old.file_id], null)) > 0)
  execute function "hold_files"('shared', 'select ($1).shared_id, ($1).position, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_bulletin_on_insert" after insert on "bulletins"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('bulletin', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_bulletin_on_update" after update on "bulletins"
  for each row when ((old.id, 0, old.file_ids) is distinct from (new.id, 0, new.file_ids))
  execute function "hold_files"('bulletin', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_bulletin_on_delete" after delete on "bulletins"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('bulletin', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_homeworkQuestion_on_insert" after insert on "homework_questions"
  for each row when (cardinality(case when new.state = 'deleted' then '{}' else new.file_ids end) > 0)
  execute function "hold_files"('homeworkQuestion', 'select ($1).id, 0, case when ($1).state = ''deleted'' then ''{}'' else ($1).file_ids end');--> statement-breakpoint
create trigger "hold_homeworkQuestion_on_update" after update on "homework_questions"
  for each row when ((old.id, 0, case when old.state = 'deleted' then '{}' else old.file_ids end) is distinct from (new.id, 0, case when new.state = 'deleted' then '{}' else new.file_ids end))
  execute function "hold_files"('homeworkQuestion', 'select ($1).id, 0, case when ($1).state = ''deleted'' then ''{}'' else ($1).file_ids end');--> statement-breakpoint
create trigger "hold_homeworkQuestion_on_delete" after delete on "homework_questions"
  for each row when (cardinality(case when old.state = 'deleted' then '{}' else old.file_ids end) > 0)
  execute function "hold_files"('homeworkQuestion', 'select ($1).id, 0, case when ($1).state = ''deleted'' then ''{}'' else ($1).file_ids end');--> statement-breakpoint
create trigger "hold_handIn_on_insert" after insert on "homework_version_files"
  for each row when (cardinality(array_remove(array[new.file_id], null)) > 0)
  execute function "hold_files"('handIn', 'select ($1).version_id, ($1).position, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_handIn_on_update" after update on "homework_version_files"
  for each row when ((old.version_id, old.position, array_remove(array[old.file_id], null)) is distinct from (new.version_id, new.position, array_remove(array[new.file_id], null)))
  execute function "hold_files"('handIn', 'select ($1).version_id, ($1).position, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_handIn_on_delete" after delete on "homework_version_files"
  for each row when (cardinality(array_remove(array[old.file_id], null)) > 0)
  execute function "hold_files"('handIn', 'select ($1).version_id, ($1).position, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_handInDraft_on_insert" after insert on "homework_hand_ins"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('handInDraft', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_handInDraft_on_update" after update on "homework_hand_ins"
  for each row when ((old.id, 0, old.file_ids) is distinct from (new.id, 0, new.file_ids))
  execute function "hold_files"('handInDraft', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_handInDraft_on_delete" after delete on "homework_hand_ins"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('handInDraft', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_homeworkTemplate_on_insert" after insert on "homework_templates"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('homeworkTemplate', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_homeworkTemplate_on_update" after update on "homework_templates"
  for each row when ((old.id, 0, old.file_ids) is distinct from (new.id, 0, new.file_ids))
  execute function "hold_files"('homeworkTemplate', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_homeworkTemplate_on_delete" after delete on "homework_templates"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('homeworkTemplate', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_homeworkVoice_on_insert" after insert on "homework_remarks"
  for each row when (cardinality(array_remove(array[new.voice_id], null)) > 0)
  execute function "hold_files"('homeworkVoice', 'select ($1).id, 0, array_remove(array[($1).voice_id], null)');--> statement-breakpoint
create trigger "hold_homeworkVoice_on_update" after update on "homework_remarks"
  for each row when ((old.id, 0, array_remove(array[old.voice_id], null)) is distinct from (new.id, 0, array_remove(array[new.voice_id], null)))
  execute function "hold_files"('homeworkVoice', 'select ($1).id, 0, array_remove(array[($1).voice_id], null)');--> statement-breakpoint
create trigger "hold_homeworkVoice_on_delete" after delete on "homework_remarks"
  for each row when (cardinality(array_remove(array[old.voice_id], null)) > 0)
  execute function "hold_files"('homeworkVoice', 'select ($1).id, 0, array_remove(array[($1).voice_id], null)');--> statement-breakpoint
create trigger "hold_exportDraft_on_insert" after insert on "export_drafts"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('exportDraft', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_exportDraft_on_update" after update on "export_drafts"
  for each row when ((old.id, 0, old.file_ids) is distinct from (new.id, 0, new.file_ids))
  execute function "hold_files"('exportDraft', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_exportDraft_on_delete" after delete on "export_drafts"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('exportDraft', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_ePortfolio_on_insert" after insert on "eportfolio_forms"
  for each row when (cardinality(array_remove(array[new.file_id], null)) > 0)
  execute function "hold_files"('ePortfolio', 'select ($1).eportfolio_id, ($1).version, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_ePortfolio_on_update" after update on "eportfolio_forms"
  for each row when ((old.eportfolio_id, old.version, array_remove(array[old.file_id], null)) is distinct from (new.eportfolio_id, new.version, array_remove(array[new.file_id], null)))
  execute function "hold_files"('ePortfolio', 'select ($1).eportfolio_id, ($1).version, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_ePortfolio_on_delete" after delete on "eportfolio_forms"
  for each row when (cardinality(array_remove(array[old.file_id], null)) > 0)
  execute function "hold_files"('ePortfolio', 'select ($1).eportfolio_id, ($1).version, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_ePortfolioVersion_on_insert" after insert on "eportfolio_versions"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('ePortfolioVersion', 'select ($1).eportfolio_id, ($1).number, ($1).file_ids');--> statement-breakpoint
create trigger "hold_ePortfolioVersion_on_update" after update on "eportfolio_versions"
  for each row when ((old.eportfolio_id, old.number, old.file_ids) is distinct from (new.eportfolio_id, new.number, new.file_ids))
  execute function "hold_files"('ePortfolioVersion', 'select ($1).eportfolio_id, ($1).number, ($1).file_ids');--> statement-breakpoint
create trigger "hold_ePortfolioVersion_on_delete" after delete on "eportfolio_versions"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('ePortfolioVersion', 'select ($1).eportfolio_id, ($1).number, ($1).file_ids');--> statement-breakpoint
create trigger "hold_chatroom_on_insert" after insert on "chatroom_messages"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('chatroom', 'select ($1).room_id, ($1).number, ($1).file_ids');--> statement-breakpoint
create trigger "hold_chatroom_on_update" after update on "chatroom_messages"
  for each row when ((old.room_id, old.number, old.file_ids) is distinct from (new.room_id, new.number, new.file_ids))
  execute function "hold_files"('chatroom', 'select ($1).room_id, ($1).number, ($1).file_ids');--> statement-breakpoint
create trigger "hold_chatroom_on_delete" after delete on "chatroom_messages"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('chatroom', 'select ($1).room_id, ($1).number, ($1).file_ids');--> statement-breakpoint
create trigger "hold_chatroomPicture_on_insert" after insert on "chatrooms"
  for each row when (cardinality(array_remove(array[new.picture_file_id], null)) > 0)
  execute function "hold_files"('chatroomPicture', 'select ($1).id, 0, array_remove(array[($1).picture_file_id], null)');--> statement-breakpoint
create trigger "hold_chatroomPicture_on_update" after update on "chatrooms"
  for each row when ((old.id, 0, array_remove(array[old.picture_file_id], null)) is distinct from (new.id, 0, array_remove(array[new.picture_file_id], null)))
  execute function "hold_files"('chatroomPicture', 'select ($1).id, 0, array_remove(array[($1).picture_file_id], null)');--> statement-breakpoint
create trigger "hold_chatroomPicture_on_delete" after delete on "chatrooms"
  for each row when (cardinality(array_remove(array[old.picture_file_id], null)) > 0)
  execute function "hold_files"('chatroomPicture', 'select ($1).id, 0, array_remove(array[($1).picture_file_id], null)');--> statement-breakpoint
create trigger "hold_report_on_insert" after insert on "reports"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('report', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_report_on_update" after update on "reports"
  for each row when ((old.id, 0, old.file_ids) is distinct from (new.id, 0, new.file_ids))
  execute function "hold_files"('report', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_report_on_delete" after delete on "reports"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('report', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_reported_on_insert" after insert on "report_cases"
  for each row when (cardinality(coalesce(translate(new.frozen ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')) > 0)
  execute function "hold_files"('reported', 'select ($1).id, 0, coalesce(translate(($1).frozen ->> ''fileIds'', ''[]" '', ''{}'')::uuid[], ''{}'')');--> statement-breakpoint
create trigger "hold_reported_on_update" after update on "report_cases"
  for each row when ((old.id, 0, coalesce(translate(old.frozen ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')) is distinct from (new.id, 0, coalesce(translate(new.frozen ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')))
  execute function "hold_files"('reported', 'select ($1).id, 0, coalesce(translate(($1).frozen ->> ''fileIds'', ''[]" '', ''{}'')::uuid[], ''{}'')');--> statement-breakpoint
create trigger "hold_reported_on_delete" after delete on "report_cases"
  for each row when (cardinality(coalesce(translate(old.frozen ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')) > 0)
  execute function "hold_files"('reported', 'select ($1).id, 0, coalesce(translate(($1).frozen ->> ''fileIds'', ''[]" '', ''{}'')::uuid[], ''{}'')');--> statement-breakpoint
create trigger "hold_broadcast_on_insert" after insert on "broadcasts"
  for each row when (cardinality(case when new.withdrawn_at is null then new.file_ids else '{}' end) > 0)
  execute function "hold_files"('broadcast', 'select ($1).id, 0, case when ($1).withdrawn_at is null then ($1).file_ids else ''{}'' end');--> statement-breakpoint
create trigger "hold_broadcast_on_update" after update on "broadcasts"
  for each row when ((old.id, 0, case when old.withdrawn_at is null then old.file_ids else '{}' end) is distinct from (new.id, 0, case when new.withdrawn_at is null then new.file_ids else '{}' end))
  execute function "hold_files"('broadcast', 'select ($1).id, 0, case when ($1).withdrawn_at is null then ($1).file_ids else ''{}'' end');--> statement-breakpoint
create trigger "hold_broadcast_on_delete" after delete on "broadcasts"
  for each row when (cardinality(case when old.withdrawn_at is null then old.file_ids else '{}' end) > 0)
  execute function "hold_files"('broadcast', 'select ($1).id, 0, case when ($1).withdrawn_at is null then ($1).file_ids else ''{}'' end');--> statement-breakpoint
create trigger "hold_banner_on_insert" after insert on "banners"
  for each row when (cardinality(array_remove(array[new.file_id], null)) > 0)
  execute function "hold_files"('banner', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_banner_on_update" after update on "banners"
  for each row when ((old.id, 0, array_remove(array[old.file_id], null)) is distinct from (new.id, 0, array_remove(array[new.file_id], null)))
  execute function "hold_files"('banner', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_banner_on_delete" after delete on "banners"
  for each row when (cardinality(array_remove(array[old.file_id], null)) > 0)
  execute function "hold_files"('banner', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');--> statement-breakpoint
create trigger "hold_problem_on_insert" after insert on "problems"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('problem', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_problem_on_update" after update on "problems"
  for each row when ((old.id, 0, old.file_ids) is distinct from (new.id, 0, new.file_ids))
  execute function "hold_files"('problem', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
create trigger "hold_problem_on_delete" after delete on "problems"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('problem', 'select ($1).id, 0, ($1).file_ids');--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'avatar' as place, r.id as holder_id, 0::int as number
  from "accounts" r, unnest(array_remove(array[r.avatar_file_id], null)) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'groupCover' as place, r.id as holder_id, 0::int as number
  from "groups" r, unnest(array_remove(array[r.cover_file_id], null)) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'post' as place, r.post_id as holder_id, r.position::int as number
  from "post_files" r, unnest(array_remove(array[r.file_id], null)) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'draft' as place, r.id as holder_id, 0::int as number
  from "drafts" r, unnest(case when r.is_bulletin then '{}' else r.file_ids end) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'bulletinDraft' as place, r.id as holder_id, 0::int as number
  from "drafts" r, unnest(case when r.is_bulletin then r.file_ids else '{}' end) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'slot' as place, r.owner_id as holder_id, r.slot::int as number
  from "custom_slots" r, unnest(array_remove(array[r.picture_id], null)) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'shared' as place, r.shared_id as holder_id, r.position::int as number
  from "shared_files" r, unnest(array_remove(array[r.file_id], null)) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'bulletin' as place, r.id as holder_id, 0::int as number
  from "bulletins" r, unnest(r.file_ids) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'homeworkQuestion' as place, r.id as holder_id, 0::int as number
  from "homework_questions" r, unnest(case when r.state = 'deleted' then '{}' else r.file_ids end) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'handIn' as place, r.version_id as holder_id, r.position::int as number
  from "homework_version_files" r, unnest(array_remove(array[r.file_id], null)) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'handInDraft' as place, r.id as holder_id, 0::int as number
  from "homework_hand_ins" r, unnest(r.file_ids) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'homeworkTemplate' as place, r.id as holder_id, 0::int as number
  from "homework_templates" r, unnest(r.file_ids) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'homeworkVoice' as place, r.id as holder_id, 0::int as number
  from "homework_remarks" r, unnest(array_remove(array[r.voice_id], null)) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'exportDraft' as place, r.id as holder_id, 0::int as number
  from "export_drafts" r, unnest(r.file_ids) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'ePortfolio' as place, r.eportfolio_id as holder_id, r.version::int as number
  from "eportfolio_forms" r, unnest(array_remove(array[r.file_id], null)) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'ePortfolioVersion' as place, r.eportfolio_id as holder_id, r.number::int as number
  from "eportfolio_versions" r, unnest(r.file_ids) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'chatroom' as place, r.room_id as holder_id, r.number::int as number
  from "chatroom_messages" r, unnest(r.file_ids) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'chatroomPicture' as place, r.id as holder_id, 0::int as number
  from "chatrooms" r, unnest(array_remove(array[r.picture_file_id], null)) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'report' as place, r.id as holder_id, 0::int as number
  from "reports" r, unnest(r.file_ids) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'reported' as place, r.id as holder_id, 0::int as number
  from "report_cases" r, unnest(coalesce(translate(r.frozen ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'broadcast' as place, r.id as holder_id, 0::int as number
  from "broadcasts" r, unnest(case when r.withdrawn_at is null then r.file_ids else '{}' end) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'banner' as place, r.id as holder_id, 0::int as number
  from "banners" r, unnest(array_remove(array[r.file_id], null)) named (id) join files f on f.id = named.id;--> statement-breakpoint
insert into "file_holds" ("file_id", "place", "holder_id", "number")
select distinct f.id as file_id, 'problem' as place, r.id as holder_id, 0::int as number
  from "problems" r, unnest(r.file_ids) named (id) join files f on f.id = named.id;--> statement-breakpoint
DROP INDEX "broadcasts_files";--> statement-breakpoint
DROP INDEX "bulletins_files";--> statement-breakpoint
DROP INDEX "chatroom_messages_files";--> statement-breakpoint
DROP INDEX "eportfolio_versions_files";--> statement-breakpoint
DROP INDEX "export_drafts_files";--> statement-breakpoint
DROP INDEX "homework_hand_ins_files";--> statement-breakpoint
DROP INDEX "homework_questions_files";--> statement-breakpoint
DROP INDEX "homework_templates_files";--> statement-breakpoint
DROP INDEX "homework_remarks_voice";--> statement-breakpoint
DROP INDEX "drafts_files";--> statement-breakpoint
DROP INDEX "problems_files";--> statement-breakpoint
DROP INDEX "report_cases_frozen_files";--> statement-breakpoint
DROP INDEX "reports_files";