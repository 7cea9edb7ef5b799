using System.Buffers.Binary;
using SerBench.Model;
using SerBench.Serializers.Contracts;
using SerBench.Serializers.Formats.Fixed;

namespace SerBench.Serializers.Tests.Formats.Fixed;

/// <summary>The car's flyweight.</summary>
public class FixedCarTests
{
    [Fact]
    public void TheSerialCarHas221Bytes()
    {
        byte[] bytes = Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial);

        // Header 4, block 46, engine 13, text 64, numbers 20, groups 2 + 2 x (1 + 5 + 2 + 18) + 2 + 18.
        Assert.Equal(221, bytes.Length);
        Assert.Equal("2E000D00", Convert.ToHexString(bytes, 0, 4));
    }

    [Fact]
    public void AViewReadsFieldByField()
    {
        Assert.True(CarView.TryWrap(Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial), out CarView car));

        Assert.Equal((1700000000123456, 12345, (short)2005, true, CarCode.A), (car.Timestamp, car.SerialNumber, car.ModelYear, car.Available, car.Code));
        Assert.Equal(CarExtras.SunRoof | CarExtras.SportsPack, car.Extras);
        Assert.Equal(("abcdef", "MANUFACTURER", "MODEL"), (car.VehicleCode.ToString(), car.Manufacturer.ToString(), car.Model.ToString()));
        Assert.True(car.HasEngine);
        Assert.Equal((4200, 8, 9000), (car.Engine.Capacity, car.Engine.NumCylinders, car.Engine.MaxRpm));
        Assert.Equal(("abc", "Petrol"), (car.Engine.ManufacturerCode.ToString(), car.Engine.Fuel.ToString()));
        Assert.Equal(Cars.Serial.SomeNumbers!, car.SomeNumbers.ToArray());
        PerformanceFiguresView figures = car.PerformanceFigures;
        Assert.True(figures.MoveNext());
        Assert.True(figures.MoveNext());
        Assert.Equal((99, 3, 100, 11.8f), (figures.OctaneRating, figures.Accelerations.Count, figures.Accelerations.Speed(2), figures.Accelerations.Value(2)));
        Assert.False(figures.MoveNext());
        Assert.Equal((3, 75, 40.0f), (car.FuelFigures.Count, car.FuelFigures.Speed(2), car.FuelFigures.Value(2)));
    }

    [Fact]
    public void DamageHasNoView()
    {
        byte[] bytes = Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial);

        Assert.False(CarView.TryWrap(bytes.AsSpan(0, bytes.Length - 1), out _));
        Assert.Throws<WireFormatException>(() => CarView.Wrap(bytes.AsSpan(1)).Timestamp);
    }

    /// <summary>The getters read at constant offsets without a check: a block must hold all that is known of it.</summary>
    [Fact]
    public void ABlockThatIsShorterThanKnownHasNoView()
    {
        byte[] bytes = Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial);
        int engine = FixedFormat.HeaderLength + CarLayout.Engine;
        int textAtEnd = sizeof(char) * (Cars.Serial.Manufacturer!.Length + Cars.Serial.Model!.Length);
        int figures = bytes.Length - textAtEnd - (Cars.Serial.FuelFigures!.Length * CarLayout.FigureBlockLength) - sizeof(ushort);

        // A reference to an object is one more than the length of its block; a group begins with the length of its items' blocks.
        AssertNoView(engine, CarLayout.EngineBlockLength + 1, $"a block of at least {CarLayout.EngineBlockLength} bytes");
        AssertNoView(figures, CarLayout.FigureBlockLength, $"a block of at least {CarLayout.FigureBlockLength} bytes");

        void AssertNoView(int at, int sound, string expected)
        {
            byte[] damaged = [.. bytes];
            Assert.Equal(sound, BinaryPrimitives.ReadUInt16LittleEndian(damaged.AsSpan(at)));
            damaged[at]--;
            Assert.Contains(expected, Assert.Throws<WireFormatException>(() => CarView.Wrap(damaged).Timestamp).Message);
        }
    }

    [Fact]
    public void AnIndexBeyondTheFiguresIsRefused()
    {
        byte[] bytes = Cars.Encode(Cars.Objects("fixed/compiled"), Cars.Serial);

        Assert.Throws<ArgumentOutOfRangeException>(() => CarView.Wrap(bytes).FuelFigures.Speed(3));
        Assert.Throws<ArgumentOutOfRangeException>(() => CarView.Wrap(bytes).FuelFigures.Value(-1));
    }

    [Fact]
    public void VariableFieldsOutOfOrderAreRefused()
    {
        Assert.Throws<InvalidOperationException>(() =>
        {
            CarWriter car = new CarSerializer().Reset();
            car.Model("MODEL");
            car.VehicleCode("abcdef");
        });
        Assert.Throws<InvalidOperationException>(() => new CarSerializer().Reset().EngineCapacity(1));
        Assert.Throws<InvalidOperationException>(() => new CarSerializer().Reset().OctaneRating(1));
    }

    [Fact]
    public void WhatIsNotCalledForIsDefault()
    {
        var serializer = new CarSerializer();
        serializer.Buffer.Bytes.AsSpan().Fill(0xFF);
        CarWriter car = serializer.Reset();
        car.SerialNumber(7);
        car.Finish();

        Car read = Cars.Objects("fixed/compiled").Decode(serializer.Written.ToArray());

        Assert.True(Cars.Catalog.AreEqual(new Car { SerialNumber = 7 }, read));
    }
}
