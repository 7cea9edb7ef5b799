namespace SerBench.Model.DataSets.Minecraft;

[Serializable]
public sealed class PlayerList
{
    public SavedPlayer[]? Players { get; set; }
}

[Serializable]
public sealed class SavedPlayer
{
    public GameType GameType { get; set; }

    public GameType PreviousGameType { get; set; }

    public long Score { get; set; }

    public string? Dimension { get; set; }

    public uint SelectedItemSlot { get; set; }

    public StoredItem? SelectedItem { get; set; }

    public string? SpawnDimension { get; set; }

    public long SpawnX { get; set; }

    public long SpawnY { get; set; }

    public long SpawnZ { get; set; }

    public bool? SpawnForced { get; set; }

    public ushort SleepTimer { get; set; }

    public float FoodExhaustionLevel { get; set; }

    public float FoodSaturationLevel { get; set; }

    public uint FoodTickTimer { get; set; }

    public uint XpLevel { get; set; }

    public float XpP { get; set; }

    public int XpTotal { get; set; }

    public int XpSeed { get; set; }

    public StoredItem[]? Inventory { get; set; }

    public StoredItem[]? EnderItems { get; set; }

    public Abilities Abilities { get; set; }

    public Vector3d? EnteredNetherPosition { get; set; }

    public Vehicle? RootVehicle { get; set; }

    public Entity? ShoulderEntityLeft { get; set; }

    public Entity? ShoulderEntityRight { get; set; }

    public bool SeenCredits { get; set; }

    public RecipeBook? RecipeBook { get; set; }
}

public enum GameType : byte
{
    Survival,
    Creative,
    Adventure,
    Spectator,
}

[Serializable]
public sealed class StoredItem
{
    public sbyte Count { get; set; }

    public byte Slot { get; set; }

    public string? Id { get; set; }
}

[Serializable]
public struct Abilities
{
    public float WalkSpeed { get; set; }

    public float FlySpeed { get; set; }

    public bool MayFly { get; set; }

    public bool Flying { get; set; }

    public bool Invulnerable { get; set; }

    public bool MayBuild { get; set; }

    public bool Instabuild { get; set; }
}

[Serializable]
public sealed class RecipeBook
{
    public string[]? Recipes { get; set; }

    public string[]? ToBeDisplayed { get; set; }

    public bool IsFilteringCraftable { get; set; }

    public bool IsGuiOpen { get; set; }

    public bool IsFurnaceFilteringCraftable { get; set; }

    public bool IsFurnaceGuiOpen { get; set; }

    public bool IsBlastingFurnaceFilteringCraftable { get; set; }

    public bool IsBlastingFurnaceGuiOpen { get; set; }

    public bool IsSmokerFilteringCraftable { get; set; }

    public bool IsSmokerGuiOpen { get; set; }
}
