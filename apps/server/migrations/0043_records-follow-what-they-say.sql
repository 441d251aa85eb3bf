-- What a record's card says is remembered by the version of its row (features/posts/cards): a change of its files or its certification is one of the record.
CREATE FUNCTION "renew_post"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid[];
BEGIN
	IF TG_TABLE_NAME = 'files' THEN
		changed := ARRAY(SELECT post_id FROM post_files WHERE file_id = NEW.id);
	ELSIF TG_OP = 'DELETE' THEN
		changed := ARRAY[OLD.post_id];
	ELSE
		changed := ARRAY[NEW.post_id];
	END IF;
	-- A row that this transaction has written is new already.
	UPDATE posts SET is_pinned = is_pinned WHERE id = ANY(changed) AND xmin <> pg_current_xact_id()::xid;
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "files_renew_post" AFTER UPDATE ON "files" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "renew_post"();--> statement-breakpoint
CREATE TRIGGER "post_files_renew_post" AFTER INSERT OR UPDATE OR DELETE ON "post_files" FOR EACH ROW EXECUTE FUNCTION "renew_post"();
--> statement-breakpoint
CREATE TRIGGER "post_certifications_renew_post" AFTER INSERT OR DELETE ON "post_certifications" FOR EACH ROW EXECUTE FUNCTION "renew_post"();
