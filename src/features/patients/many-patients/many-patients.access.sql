-- Moving many patients at once is an administrator's, as moving one is. The function asks first who it is; tags and the closing of
-- cases go through the policies of their own tables.
grant execute on function app.move_patients(uuid[], uuid, boolean, uuid) to handrail_administrator;
