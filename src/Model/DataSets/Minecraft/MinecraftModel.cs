namespace SerBench.Model.DataSets.Minecraft;

public sealed class MinecraftModel : DataSetModel<PlayerList>
{
    private static readonly string[] Items = ["dirt", "stone", "pickaxe", "sand", "gravel", "shovel", "chestplate", "steak"];

    private static readonly string[] Creatures = ["cow", "sheep", "zombie", "skeleton", "spider", "creeper", "parrot", "bee"];

    private static readonly string[] Names = ["rainbow", "princess", "steve", "johnny", "missy", "coward", "fairy", "howard"];

    private static readonly string[] Dimensions = ["overworld", "nether", "end"];

    private static readonly string[] Recipes = ["pickaxe", "torch", "bow", "crafting table", "furnace", "shears", "arrow", "tnt"];

    public override string Id => "minecraft";

    public override string Description =>
        "saved players: nested objects, optional parts, strings and numbers of all widths (rust_serialization_benchmark)";

    public override int PublishedCount => 500;

    protected override string Entities => "players";

    // The limit allows a message of 100 MB.
    protected override int MaxCountFactor => 400;

    internal override PlayerList Draw(Pcg random, int count) =>
        new() { Players = random.NextList(count, count + 1, () => DrawPlayer(random)) };

    // C# runs initializers in the order of the source, which is the order of draws.
    private static SavedPlayer DrawPlayer(Pcg random) => new()
    {
        GameType = (GameType)random.Next(0, 4),
        PreviousGameType = (GameType)random.Next(0, 4),
        Score = (long)random.NextUInt64(),
        Dimension = random.Pick(Dimensions),
        SelectedItemSlot = random.NextUInt32(),
        SelectedItem = DrawItem(random),
        SpawnDimension = random.NextBoolean() ? random.Pick(Dimensions) : null,
        SpawnX = (long)random.NextUInt64(),
        SpawnY = (long)random.NextUInt64(),
        SpawnZ = (long)random.NextUInt64(),
        SpawnForced = random.NextBoolean() ? random.NextBoolean() : null,
        SleepTimer = (ushort)random.NextUInt32(),
        FoodExhaustionLevel = random.NextSingle(),
        FoodSaturationLevel = random.NextSingle(),
        FoodTickTimer = random.NextUInt32(),
        XpLevel = random.NextUInt32(),
        XpP = random.NextSingle(),
        XpTotal = (int)random.NextUInt32(),
        XpSeed = (int)random.NextUInt32(),
        Inventory = random.NextList(0, 40, () => DrawItem(random)),
        EnderItems = random.NextList(0, 27, () => DrawItem(random)),
        Abilities = new Abilities
        {
            WalkSpeed = random.NextSingle(),
            FlySpeed = random.NextSingle(),
            MayFly = random.NextBoolean(),
            Flying = random.NextBoolean(),
            Invulnerable = random.NextBoolean(),
            MayBuild = random.NextBoolean(),
            Instabuild = random.NextBoolean(),
        },
        EnteredNetherPosition = random.NextBoolean() ? DrawVector(random) : null,
        RootVehicle = random.NextBoolean() ? new Vehicle { Uuid = DrawEntityId(random), Entity = DrawEntity(random) } : null,
        ShoulderEntityLeft = random.NextBoolean() ? DrawEntity(random) : null,
        ShoulderEntityRight = random.NextBoolean() ? DrawEntity(random) : null,
        SeenCredits = random.NextBoolean(),
        RecipeBook = new RecipeBook
        {
            Recipes = random.NextList(0, 30, () => random.Pick(Recipes)),
            ToBeDisplayed = random.NextList(0, 10, () => random.Pick(Recipes)),
            IsFilteringCraftable = random.NextBoolean(),
            IsGuiOpen = random.NextBoolean(),
            IsFurnaceFilteringCraftable = random.NextBoolean(),
            IsFurnaceGuiOpen = random.NextBoolean(),
            IsBlastingFurnaceFilteringCraftable = random.NextBoolean(),
            IsBlastingFurnaceGuiOpen = random.NextBoolean(),
            IsSmokerFilteringCraftable = random.NextBoolean(),
            IsSmokerGuiOpen = random.NextBoolean(),
        },
    };

    private static StoredItem DrawItem(Pcg random) =>
        new() { Count = (sbyte)random.NextUInt32(), Slot = (byte)random.NextUInt32(), Id = random.Pick(Items) };

    private static Entity DrawEntity(Pcg random) => new()
    {
        Id = random.Pick(Creatures),
        Pos = DrawVector(random),
        Motion = DrawVector(random),
        Rotation = new Rotation { Yaw = random.NextSingle(), Pitch = random.NextSingle() },
        FallDistance = random.NextSingle(),
        Fire = (ushort)random.NextUInt32(),
        Air = (ushort)random.NextUInt32(),
        OnGround = random.NextBoolean(),
        NoGravity = random.NextBoolean(),
        Invulnerable = random.NextBoolean(),
        PortalCooldown = (int)random.NextUInt32(),
        Uuid = DrawEntityId(random),
        CustomName = random.NextBoolean() ? random.Pick(Names) : null,
        CustomNameVisible = random.NextBoolean(),
        Silent = random.NextBoolean(),
        Glowing = random.NextBoolean(),
    };

    private static Vector3d DrawVector(Pcg random) => new() { X = random.NextDouble(), Y = random.NextDouble(), Z = random.NextDouble() };

    private static EntityId DrawEntityId(Pcg random) =>
        new() { A = random.NextUInt32(), B = random.NextUInt32(), C = random.NextUInt32(), D = random.NextUInt32() };
}
